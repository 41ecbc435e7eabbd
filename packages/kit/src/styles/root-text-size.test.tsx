import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { BaseInput } from '../blocks/base-input/index.ts'
import { Button } from '../blocks/button/index.ts'
import { Checkbox } from '../blocks/checkbox/index.ts'
import { CurrencyDropdown } from '../blocks/currency-dropdown/index.ts'
import { DateParts } from '../blocks/date-parts/index.ts'
import { PasswordInput } from '../blocks/password-input/index.ts'
import { PhoneInput } from '../blocks/phone-input/index.ts'
import './tokens.css'

const { body, documentElement } = document

afterEach(() => {
  documentElement.style.removeProperty('font-size')
  documentElement.style.removeProperty('--foyer-rem')
  body.style.removeProperty('font-size')
})

/** The sizes of everything on a page whose `html` has this text size, with the list of currencies open. */
async function measure(textSize: string, foyerRem: string): Promise<string[]> {
  documentElement.style.fontSize = textSize
  documentElement.style.setProperty('--foyer-rem', foyerRem)
  body.style.fontSize = foyerRem
  const screen = await render(
    <>
      <BaseInput name="city" label="City" description="Where you live" />
      <PasswordInput name="password" label="Password" />
      <PhoneInput name="phone" label="Phone" />
      <DateParts name="birth" label="Date of birth" />
      <Checkbox name="news" label="Send me news" />
      <Button text="Send" />
      <CurrencyDropdown name="currency" label="Currency" currencies={['EUR', 'JPY', 'USD']} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Currency' }))
  await expect.element(page.getByRole('option', { name: /Japan/ })).toBeVisible()
  const sizes = [...screen.container.querySelectorAll('*')].map((element) => {
    const { width, height } = element.getBoundingClientRect()
    const { fontSize, lineHeight } = getComputedStyle(element)
    return [element.tagName, Math.round(width), Math.round(height), fontSize, lineHeight].join(' ')
  })
  await screen.unmount()
  return sizes
}

it.each([
  ['of normal size', '16px', '10px'],
  ['that the person has doubled in the browser', '32px', '20px'],
])(
  'with text %s, all sizes are the same on a page with smaller text on `html`, if it says so',
  async (_, usual, reduced) => {
    const expected = await measure(usual, '1rem')
    expect(await measure(reduced, '1.6rem')).toEqual(expected)
  },
)
