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

it('reports that the picker closes when the page disables the field', async () => {
  const events = { hide: vi.fn<() => void>() }
  const { rerender } = await render(sample({ events }))
  await block.click()
  await rerender(sample({ events, disabled: true }))
  expect(events.hide).toHaveBeenCalledOnce()
})

it('drops the chosen currency once it is no longer offered, and asks for another one', async () => {
  const events = { change: vi.fn<(currency: string) => void>() }
  const { rerender } = await render(sample({ events }))
  await block.click()
  await page.getByRole('option', { name: 'Euro EUR' }).click()
  await rerender(sample({ events, currencies: ['gbp', 'EUR'] }))
  await expect.element(block).toHaveTextContent('EUR')
  await rerender(sample({ events, currencies: ['gbp', 'usd'] }))
  await expect.element(block).toHaveTextContent('Choose a currency')
  // As with a native select, `change` is not called: the person did nothing.
  expect(events.change).toHaveBeenCalledOnce()
})
