import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BaseInput } from './blocks/base-input/index.ts'
import { Checkbox } from './blocks/checkbox/index.ts'
import { PasswordInput } from './blocks/password-input/index.ts'
import { PhoneInput } from './blocks/phone-input/index.ts'
import { Submit } from './blocks/submit/index.ts'
import { TestForm } from './testing/test-form.tsx'
import { Tabs } from './surfaces/tabs/index.ts'

it('is rendered on a server, without a style attribute that a strict CSP would refuse', () => {
  const html = renderToString(
    createElement(
      TestForm,
      { gridTemplate: '"name" / 1fr' },
      createElement(Tabs, {
        label: 'Ways',
        tabs: [{ id: 'one', title: 'One' }],
        selected: 'one',
        onSelect: () => {},
      }),
      createElement(BaseInput, { name: 'name', label: 'Name', inputValue: 'Anna', customError: 'Taken' }),
      createElement(PasswordInput, {
        name: 'password',
        label: 'Password',
        newPassword: true,
        passwordRequirements: [{ type: 'hasAnyNumberSymbol' }],
      }),
      createElement(PhoneInput, { name: 'phone', label: 'Phone', inputValue: '+79991234567' }),
      createElement(Checkbox, { name: 'terms', label: 'I agree' }),
      createElement(Submit, { text: 'Send' }),
    ),
  )
  expect(html).toContain('value="Anna"')
  expect(html).toContain('value="7 999 123 45 67"')
  expect(html).toContain('Taken')
  expect(html).not.toMatch(/\sstyle=/)
})
