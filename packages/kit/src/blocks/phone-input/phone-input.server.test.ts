import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PhoneInput } from './index.ts'

it('shows the country and the groups of a given value in its first rendering', () => {
  const html = renderToString(
    createElement(PhoneInput, { name: 'phone', countryCode: 'RU', inputValue: '+380671234567' }),
  )
  expect(html).toContain('Country: Ukraine, +380')
  expect(html).toContain('value="380 67 123 4567"')
})
