import type { Validator } from '@foyer/core/validators'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { composeText, insertText } from '../../testing/input-method.ts'
import { EmailInput, type EmailInputProps } from './index.ts'

const format: readonly Validator[] = [{ type: 'email', lazy: true, message: 'Enter an address' }]

async function renderEmail(props: Partial<EmailInputProps> = {}) {
  const screen = await render(<EmailInput name="email" label="E-mail" {...props} />)
  const element = screen.getByLabelText('E-mail').element()
  if (!(element instanceof HTMLInputElement)) throw new Error('The label is not that of an input.')
  return { screen, input: screen.getByLabelText('E-mail'), element }
}

// R3.24, R5.14
it('is a native e-mail field that corrects nothing and reads from left to right', async () => {
  const { element } = await renderEmail()
  expect(element).toMatchObject({ type: 'email', inputMode: 'email', autocomplete: 'email', dir: 'ltr' })
  expect(element).toMatchObject({ autocapitalize: 'none', spellcheck: false })
})

it('lets the caller choose the autofill token', async () => {
  const { element } = await renderEmail({ autocomplete: 'username' })
  expect(element.autocomplete).toBe('username')
})

it('shows that an address is malformed once the field is left, and no longer once it is corrected', async () => {
  const { input } = await renderEmail({ validators: format })
  await input.fill('anna@')
  await expect.element(input).not.toHaveAccessibleDescription('Enter an address')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Enter an address')
  await input.fill('anna@example.com')
  await userEvent.tab()
  await expect.element(input).not.toHaveAccessibleDescription('Enter an address')
})

// R4.21
it('reports the first typed character once', async () => {
  const firstInput = vi.fn<() => void>()
  const { input } = await renderEmail({ events: { firstInput } })
  await input.click()
  await userEvent.keyboard('anna{Backspace}{Backspace}{Backspace}{Backspace}b')
  expect(firstInput).toHaveBeenCalledOnce()
})

// R5.15
it('sets a server message as custom validity, until the value changes', async () => {
  const { input, element } = await renderEmail({ inputValue: 'a@example.com', customError: 'Taken already' })
  expect(element.validationMessage).toBe('Taken already')
  await expect.element(input).toHaveAccessibleDescription('Taken already')
  await input.fill('b@example.com')
  expect(element.validationMessage).toBe('')
})

it('takes what autofill enters, reported by a plain input event', async () => {
  const change = vi.fn<(value: string) => void>()
  const { element } = await renderEmail({ events: { change } })
  // Uses the native setter, as a browser does; React has replaced the one of the element.
  Reflect.set(HTMLInputElement.prototype, 'value', 'anna@example.com', element)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
  expect(change.mock.calls).toEqual([['anna@example.com']])
})

it.each([
  ['a no-break space behind it', 'anna@example.com\u00a0'],
  ['a zero-width space before it', '\u200banna@example.com'],
  ['marks of direction around it', '\u202aanna@example.com\u202c'],
  ['full-width letters', 'ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
])('understands a pasted address with %s', async (_with, pasted) => {
  const change = vi.fn<(value: string) => void>()
  const { input } = await renderEmail({ validators: format, events: { change } })
  await input.click()
  document.execCommand('insertText', false, pasted)
  await userEvent.tab()
  expect(change.mock.lastCall).toEqual(['anna@example.com'])
  await expect.element(input).not.toHaveAttribute('aria-invalid')
})

it('refuses a blank within an address, which may stand for a letter', async () => {
  const { input } = await renderEmail({ validators: format })
  await input.fill('an na@example.com')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Enter an address')
})

it('leaves a blank alone while a person types', async () => {
  const change = vi.fn<(value: string) => void>()
  const { input, element } = await renderEmail({ events: { change } })
  await input.click()
  await userEvent.keyboard(' an')
  await userEvent.keyboard('{Home}{Delete}x')
  expect(element.value).toBe('xan')
})

it('suggests addresses in a shadow tree too, though its events do not leave the tree', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  await render(<EmailInput name="email" label="E-mail" />, { container })
  const inside = container.querySelector('input')
  inside?.focus()
  for (const text of ['a', 'anna@']) {
    if (inside) inside.value = text
    inside?.dispatchEvent(new Event('input', { bubbles: true }))
    await expect.poll(() => container.querySelector('output')).not.toBeNull()
  }
  await expect.poll(() => inside?.getAttribute('aria-expanded')).toBe('true')
  expect(container.querySelectorAll('[role=option]')).toHaveLength(4)
  host.remove()
})

it('does not disturb what an input method is composing when a server’s answer arrives', async () => {
  const { screen, element } = await renderEmail()
  element.focus()
  await composeText('ａｎ')
  await screen.rerender(<EmailInput name="email" label="E-mail" customError="Nobody has this address" />)
  expect(element.value).toBe('ａｎ')
  await insertText('anna')
  expect(element.value).toBe('anna')
})
