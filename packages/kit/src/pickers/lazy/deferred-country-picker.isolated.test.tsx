import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PhoneInput } from '../../blocks/phone-input/index.ts'
import { flags } from '../../icons/flags.ts'
import '../../styles/tokens.css'
import { blockRequests } from '../../testing/block-requests.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await blockRequests()
})

it('requests the list at a press without waiting for its opener, and prepares the names of countries meanwhile', async () => {
  // Keeps the page from being at rest.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const names = vi.spyOn(Intl, 'DisplayNames')
  await blockRequests('*/country-picker-opener.ts*')
  const screen = await render(<PhoneInput name="phone" label="Phone" countryCode="DE" />)
  expect(names).not.toHaveBeenCalled()
  await screen.getByRole('button').click()
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
  expect(names.mock.calls).toEqual([['en-001', { type: 'region' }]])
  vi.useRealTimers()
  await expect
    .poll(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    .toContainEqual(expect.stringMatching(/pickers\/country-picker\/index\.ts$/))
})

it('closes again after each press when the picker’s code cannot be loaded, and keeps the number', async () => {
  await blockRequests('*/country-picker-opener.ts*')
  const screen = await render(<PhoneInput name="phone" label="Phone" inputValue="+79991234567" />)
  const button = screen.getByRole('button')
  const wasExpanded: (string | null)[] = []
  new MutationObserver((records) => wasExpanded.push(...records.map(({ oldValue }) => oldValue))).observe(
    button.element(),
    { attributeFilter: ['aria-expanded'], attributeOldValue: true },
  )
  for (let press = 1; press <= 2; press++) {
    await button.click()
    await vi.waitFor(() => expect(wasExpanded).toHaveLength(2 * press))
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  }
  await expect.element(screen.getByRole('textbox')).toHaveValue('7 999 123 45 67')
})

it('loads the flags of the list when a person comes near, before the list is opened', async () => {
  // Keeps the page from being at rest.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const screen = await render(<PhoneInput name="phone" label="Phone" countryCode="DE" />)
  expect(flags.getValue()).toBeNull()
  await screen.getByRole('textbox').hover()
  vi.useRealTimers()
  await expect.poll(() => flags.getValue()?.['DE']).toMatch(/^<svg/)
})
