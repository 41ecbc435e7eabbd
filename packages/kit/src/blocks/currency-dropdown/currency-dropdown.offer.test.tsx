import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import { CurrencyDropdown, type CurrencyDropdownProps } from './index.ts'

const currencies = ['usd', 'EUR', 'gbp']

function sample(props: Partial<CurrencyDropdownProps> = {}) {
  return <CurrencyDropdown name="currency" label="Currency" currencies={currencies} {...props} />
}

const block = page.getByLabelText('Currency', { exact: true })

it('tells that the picker closes when the page disables it', async () => {
  const events = { hide: vi.fn<() => void>() }
  const { rerender } = await render(sample({ events }))
  await block.click()
  await rerender(sample({ events, disabled: true }))
  expect(events.hide).toHaveBeenCalledOnce()
})
