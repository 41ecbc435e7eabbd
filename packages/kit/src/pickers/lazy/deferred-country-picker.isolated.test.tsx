import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PhoneInput } from '../../blocks/phone-input/index.ts'
import '../../styles/tokens.css'
import { blockRequests } from '../../testing/block-requests.ts'

afterEach(() => blockRequests())

it('closes again at each press where the picker’s code cannot be loaded, and keeps the number', async () => {
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
