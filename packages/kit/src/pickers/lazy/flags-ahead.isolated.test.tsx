import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PhoneInput } from '../../blocks/phone-input/index.ts'
import { flags } from '../../icons/flags.ts'

it('loads the flags of the list when a person comes near, before the list is opened', async () => {
  // Keeps the page from being at rest.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const screen = await render(<PhoneInput name="phone" label="Phone" countryCode="DE" />)
  expect(flags.getValue()).toBeNull()
  await screen.getByRole('textbox').hover()
  await expect.poll(() => flags.getValue()?.['DE']).toMatch(/^<svg/)
})
