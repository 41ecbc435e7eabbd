import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { field } from '../../testing/checkout-form.ts'
import { createCheckoutServer } from '../../testing/checkout-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { useStates } from './use-states.ts'

/** The part of the Chrome DevTools Protocol that holds requests, until it is disabled. */
interface FetchProtocol {
  send(method: 'Fetch.enable', params: { patterns: readonly { urlPattern: string }[] }): Promise<unknown>
  send(method: 'Fetch.disable'): Promise<unknown>
}

const network = cdp() as FetchProtocol

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  vi.useRealTimers()
  await network.send('Fetch.disable')
})

/** The field for a state, into which this was typed while it was still a text field. */
function Field({ typed }: { readonly typed: string }) {
  const { type, options, initial, onTextChange } = useStates('US', 'en-001')
  useEffect(() => onTextChange(typed), [onTextChange, typed])
  return (
    <p data-testid="state">
      {typed}: {type}, {initial || 'none'}, {options === null ? 'loading' : 'there'}
    </p>
  )
}

it('A state typed while the list is loading is selected by its name or code once the list is there, and otherwise stays as text', async () => {
  const typed = ['california', 'CA', 'Cascadia', 'PR', '']
  const readTexts = () =>
    page
      .getByTestId('state')
      .elements()
      .map(({ textContent }) => textContent)
  await network.send('Fetch.enable', { patterns: [{ urlPattern: '*/listed-states.ts*' }] })
  await renderApp('/checkout', createCheckoutServer())
  await field('Country').selectOptions('US')
  ;(field('State').element() as HTMLElement).focus()
  await render(typed.map((text) => <Field key={text} typed={text} />))
  expect(readTexts()).toEqual(typed.map((text) => `${text}: list, none, loading`))
  await vi.advanceTimersByTimeAsync(5000)
  await expect.poll(readTexts).toEqual(typed.map((text) => `${text}: text, none, loading`))
  // The field that had the focus has been replaced by another.
  await expect.element(page.getByRole('textbox', { name: 'State' })).toHaveFocus()
  await field('State').fill('california')
  await network.send('Fetch.disable')
  await expect.element(page.getByRole('combobox', { name: 'State' })).toHaveValue('CA')
  await expect.element(page.getByRole('combobox', { name: 'State' })).toHaveFocus()
  await expect
    .poll(readTexts)
    .toEqual([
      'california: list, CA, there',
      'CA: list, CA, there',
      'Cascadia: text, none, there',
      'PR: text, none, there',
      ': list, none, there',
    ])
})
