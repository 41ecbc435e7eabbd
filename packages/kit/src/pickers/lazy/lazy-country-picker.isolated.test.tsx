import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { PhoneInput } from '../../blocks/phone-input/index.ts'
import '../../styles/tokens.css'
import { blockRequests } from '../../testing/block-requests.ts'

const list = '*/pickers/country-picker/index.ts*'

afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await blockRequests()
})

it('prepares the names of countries while the list is loaded, also when a press comes before the page is at rest', async () => {
  // Keeps the page from being at rest.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const names = vi.spyOn(Intl, 'DisplayNames')
  await blockRequests(list)
  const screen = await render(<PhoneInput name="phone" label="Phone" countryCode="DE" />)
  expect(names).not.toHaveBeenCalled()
  await screen.getByRole('button').click()
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
  expect(names.mock.calls).toEqual([['en-001', { type: 'region' }]])
})

it('says that the list could not be loaded, keeps the number, and shows the list once it can be loaded', async () => {
  await blockRequests(list)
  const screen = await render(<PhoneInput name="phone" label="Phone" inputValue="+79991234567" />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded')
  await expect.element(page.getByLabelText('Phone')).toHaveValue('7 999 123 45 67')
  await blockRequests()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
})
