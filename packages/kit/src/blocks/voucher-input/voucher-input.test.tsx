import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { findViolations } from '../../testing/find-violations.ts'
import { TestForm } from '../../testing/test-form.tsx'
import '../../styles/tokens.css'
import { VoucherInput, type VoucherInputProps } from './index.ts'

async function renderVoucher(props: Partial<VoucherInputProps> = {}) {
  const create = (more: Partial<VoucherInputProps>) => (
    <VoucherInput name="voucher" label="Gift card" {...props} {...more} />
  )
  const screen = await render(create({}))
  return {
    screen,
    input: screen.getByLabelText('Gift card'),
    clear: screen.getByRole('button', { name: 'Clear the code' }),
    change: (more: Partial<VoucherInputProps>) => screen.rerender(create(more)),
  }
}

// R3.33
it('is always a field, without autocorrection, capitalisation or autofill', async () => {
  const { input } = await renderVoucher()
  await expect.element(input).toBeVisible()
  const names = ['autocapitalize', 'autocorrect', 'spellcheck', 'autocomplete', 'dir']
  const element = input.element()
  expect(names.map((name) => element.getAttribute(name))).toEqual(['none', 'off', 'false', 'off', 'ltr'])
})

it('reports the first input once, and each change', async () => {
  const change = vi.fn<(value: string) => void>()
  const firstInput = vi.fn<() => void>()
  const { input } = await renderVoucher({ events: { change, firstInput } })
  await input.click()
  await userEvent.keyboard('aB{Backspace}')
  expect(change.mock.calls).toEqual([['a'], ['aB'], ['a']])
  expect(firstInput).toHaveBeenCalledOnce()
})

it('has a button that empties it, while there is something in it', async () => {
  const change = vi.fn<(value: string) => void>()
  const { input, clear } = await renderVoucher({ events: { change } })
  await expect.element(clear).not.toBeInTheDocument()
  await input.fill('GIFT-1234')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(input).toHaveValue('')
  await expect.element(input).toHaveFocus()
  expect(change.mock.calls.at(-1)).toEqual([''])
})

it('brings back a code that was cleared, by the browser’s undo', async () => {
  const change = vi.fn<(value: string) => void>()
  const { input, clear } = await renderVoucher({ events: { change } })
  await input.click()
  await userEvent.keyboard('GIFT-1234')
  await clear.click()
  await expect.element(input).toHaveValue('')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(input).toHaveValue('GIFT-1234')
  expect(change.mock.calls.slice(-2)).toEqual([[''], ['GIFT-1234']])
})

it('validates a code without the blanks around it, and shows no other error meanwhile', async () => {
  const { screen, input } = await renderVoucher({
    validators: [{ type: 'regexp', pattern: '^\\w+$', lazy: true, message: 'Letters and digits alone' }],
  })
  await input.click()
  await userEvent.keyboard(' GIFT1 ')
  const rendered: string[] = []
  const observer = new MutationObserver(() => rendered.push(screen.container.textContent))
  observer.observe(screen.container, { subtree: true, childList: true, characterData: true })
  await userEvent.tab()
  await expect.element(input).toHaveValue('GIFT1')
  observer.disconnect()
  expect(rendered.join(' ')).not.toContain('Letters and digits')
  await input.fill('GIFT-1')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Letters and digits alone')
})

it.each([
  ['GIFT 1234 abcd', 'GIFT 1234 abcd'],
  [' \u00A0GIFT-1234\t', 'GIFT-1234'],
  ['   ', ''],
  // A zero-width space, a direction mark and a soft hyphen, as in codes that are copied from mails.
  ['\u200B GIFT-1234\u200E', 'GIFT-1234'],
  ['GIFT\u00AD1234', 'GIFT1234'],
])('keeps letter case and inner blanks of "%s", and drops the outer ones when it is sent', async (...row) => {
  const [typed, sent] = row
  const send = vi.fn<(values: object) => Promise<null>>(async () => null)
  const screen = await render(
    <TestForm send={send}>
      <VoucherInput name="voucher" label="Gift card" />
    </TestForm>,
  )
  await screen.getByLabelText('Gift card').fill(typed)
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ voucher: sent }))
})

it('drops the outer blanks when a script of the page submits its form', async () => {
  const send = vi.fn<(values: unknown) => Promise<null>>().mockResolvedValue(null)
  const screen = await render(
    <TestForm send={send}>
      <VoucherInput name="voucher" label="Gift card" />
    </TestForm>,
  )
  await screen.getByLabelText('Gift card').fill(' GIFT ')
  screen.container.querySelector('form')?.requestSubmit()
  await vi.waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ voucher: 'GIFT' }))
})

it('does not change a value that the person has not edited', async () => {
  const change = vi.fn<(value: string) => void>()
  const { input } = await renderVoucher({ inputValue: ' GIFT ', events: { change } })
  await input.click()
  await userEvent.tab()
  await expect.element(input).toHaveValue(' GIFT ')
  expect(change).not.toHaveBeenCalled()
})

// R3.33
it('says that the code is being checked, and then shows the result', async () => {
  const { screen, input, change } = await renderVoucher({ inputValue: 'GIFT', description: 'On the back' })
  await change({ pending: true })
  await expect.element(input).toHaveAccessibleDescription('Checking the code')
  await expect.element(input).toHaveAttribute('aria-busy', 'true')
  await change({ status: 'success', description: 'Worth 20 €' })
  await expect.element(input).toHaveAccessibleDescription('Worth 20 €')
  expect(screen.container.querySelector('[data-status=success]')).not.toBeNull()
  await change({ customError: 'This card is used up' })
  await expect.element(input).toHaveAccessibleDescription('This card is used up')
})

it('gives axe nothing to find, checking or not', async () => {
  const { input, change } = await renderVoucher()
  expect(await findViolations()).toEqual([])
  await input.fill('GIFT')
  await change({ pending: true })
  expect(await findViolations()).toEqual([])
})
