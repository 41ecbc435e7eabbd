import type { FormStore } from '@foyer/core/form'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { findViolations } from '../../testing/find-violations.ts'
import { TestForm } from '../../testing/test-form.tsx'
import '../../styles/tokens.css'
import { PromoCodeInput, type PromoCodeInputProps } from './index.ts'

function spies() {
  const told: string[] = []
  const record = (name: string) => () => void told.push(name)
  const events = {
    click: record('click'),
    show: record('show'),
    hide: record('hide'),
    firstInput: record('firstInput'),
    change: (value: string) => void told.push(`change ${value}`),
  }
  return { told, events }
}

async function renderPromoCode(props: Partial<PromoCodeInputProps> = {}) {
  const create = (more: Partial<PromoCodeInputProps>) => (
    <>
      <PromoCodeInput name="promocode" label="Promo code" {...props} {...more} />
      <button type="button">Pay</button>
    </>
  )
  const screen = await render(create({}))
  return {
    screen,
    button: screen.getByRole('button', { name: 'Add a promo code' }),
    input: screen.getByLabelText('Promo code', { exact: true }),
    change: (more: Partial<PromoCodeInputProps>) => screen.rerender(create(more)),
  }
}

// R1.10, R3.50, R4.30
it('is a button at first, and becomes a focused field when pressed', async () => {
  const { told, events } = spies()
  const { button, input } = await renderPromoCode({ events })
  await expect.element(input).not.toBeVisible()
  await button.click()
  await expect.element(input).toBeVisible()
  await expect.element(input).toHaveFocus()
  await expect.element(button).not.toBeInTheDocument()
  expect(told).toEqual(['click', 'show'])
})

// R4.31
it('reports the first input once, and each change', async () => {
  const { told, events } = spies()
  const { button } = await renderPromoCode({ events })
  await button.click()
  told.length = 0
  await userEvent.keyboard('a{Backspace}b')
  expect(told).toEqual(['change a', 'firstInput', 'change ', 'change b'])
})

// R4.30
it('can be cleared, stays a field and keeps the focus', async () => {
  const { told, events } = spies()
  const { screen, input } = await renderPromoCode({ events, inputValue: 'SAVE10' })
  const clear = screen.getByRole('button', { name: 'Clear the code' })
  await clear.click()
  await expect.element(input).toHaveValue('')
  await expect.element(input).toHaveFocus()
  await expect.element(clear).not.toBeInTheDocument()
  expect(told).toEqual(['change '])
})

it('works by keyboard: Enter opens it, Escape in the empty field gives the button and its focus back', async () => {
  const { told, events } = spies()
  const { button, input } = await renderPromoCode({ events })
  await userEvent.keyboard('{Tab}{Enter}a{Escape}')
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('{Backspace}{Escape}')
  await expect.element(button).toHaveFocus()
  expect(told.filter((name) => !name.startsWith('change'))).toEqual(['click', 'show', 'firstInput', 'hide'])
})

// R3.29, R3.45
it('is a button again when it is left empty, and a field while there is a code', async () => {
  const { told, events } = spies()
  const { button, input } = await renderPromoCode({ events })
  await button.click()
  await userEvent.tab()
  await expect.element(button).toBeVisible()
  expect(told).toEqual(['click', 'show', 'hide'])
  await button.click()
  await userEvent.keyboard('SAVE')
  await userEvent.tab()
  await expect.element(input).toBeVisible()
})

it('does not move a button below it away from a press', async () => {
  const pay = vi.fn<() => void>()
  const { screen, button } = await renderPromoCode()
  const below = screen.getByRole('button', { name: 'Pay' })
  below.element().addEventListener('click', pay)
  await button.click()
  await below.click()
  expect(pay).toHaveBeenCalledOnce()
  await expect.element(button).toBeVisible()
})

it('reports nothing when the page removes it during the press that takes the focus from it', async () => {
  const { told, events } = spies()
  const { screen, button } = await renderPromoCode({ events })
  const below = screen.getByRole('button', { name: 'Pay' })
  below.element().addEventListener('pointerup', () => void screen.unmount())
  await button.click()
  await below.click()
  await expect.element(below).not.toBeInTheDocument()
  expect(told).toEqual(['click', 'show'])
})

it('stays open while the person is in another window, perhaps to copy the code', async () => {
  const { button, input } = await renderPromoCode()
  await button.click()
  input.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await expect.element(input).toBeVisible()
})

it.each<[string, Partial<PromoCodeInputProps>]>([
  ['with a value', { inputValue: 'SAVE10' }],
  ['with autofocus', { autofocus: true }],
  ['when a code is required', { validators: [{ type: 'required', lazy: true }] }],
  ['with an error', { customError: 'Enter your code again' }],
])('starts open %s, and reports nothing', async (_case, props) => {
  const { told, events } = spies()
  const { input } = await renderPromoCode({ events, ...props })
  await expect.element(input).toBeVisible()
  expect(told).toEqual([])
})

it('shows a code that the page sets, and becomes a button again when the page removes it', async () => {
  const { told, events } = spies()
  const { button, input, change } = await renderPromoCode({ events })
  await change({ inputValue: 'SAVE10' })
  await expect.element(input).toHaveValue('SAVE10')
  await expect.element(input).toBeVisible()
  await change({ inputValue: '' })
  await expect.element(button).toBeVisible()
  expect(told).toEqual([])
})

it('turns off autocorrection, capitalisation and autofill for a code', async () => {
  const { input } = await renderPromoCode({ inputValue: 'save10' })
  const names = ['autocapitalize', 'autocorrect', 'spellcheck', 'autocomplete', 'dir']
  const element = input.element()
  expect(names.map((name) => element.getAttribute(name))).toEqual(['none', 'off', 'false', 'off', 'ltr'])
})

it('keeps the letters as typed, and drops the blanks around them when it is left', async () => {
  const { told, events } = spies()
  const { button, input } = await renderPromoCode({ events })
  await button.click()
  await userEvent.keyboard(' sAve 10 ')
  await expect.element(input).toHaveValue(' sAve 10 ')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(input).toHaveValue('sAve 10')
  expect(told.at(-1)).toBe('change sAve 10')
})

// R3.29
it('shows the server’s verdict on the code, good or bad', async () => {
  const { screen, input, change } = await renderPromoCode({ inputValue: 'SAVE10', pending: true })
  await expect.element(input).toHaveAccessibleDescription('Checking the code')
  await change({ pending: false, status: 'success', description: '10 % off' })
  await expect.element(input).toHaveAccessibleDescription('10 % off')
  expect(screen.container.querySelector('[data-status=success]')).not.toBeNull()
  await change({ pending: false, customError: 'This code has run out' })
  await expect.element(input).toHaveAccessibleDescription('This code has run out')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
})

it('submits the trimmed code with Enter, and has no code while it is a button', async () => {
  const send = vi.fn<(values: object) => Promise<null>>(async () => null)
  let store: FormStore | undefined
  const screen = await render(
    <TestForm send={send} onStore={(created) => (store = created)}>
      <PromoCodeInput name="promocode" label="Promo code" text="I have a code" />
    </TestForm>,
  )
  expect(store?.values).toEqual({ promocode: '' })
  await screen.getByRole('button', { name: 'I have a code' }).click()
  await userEvent.keyboard('SAVE10 {Enter}')
  await vi.waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ promocode: 'SAVE10' }))
})

it('gives axe nothing to find, as a button and as a field', async () => {
  const { button } = await renderPromoCode({ description: 'From the newsletter' })
  expect(await findViolations()).toEqual([])
  await button.click()
  await userEvent.keyboard('SAVE')
  expect(await findViolations()).toEqual([])
})
