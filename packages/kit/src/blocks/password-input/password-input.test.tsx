import { passwordProfiles } from '@foyer/core/validators'
import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { PasswordInput, type PasswordInputProps, type PasswordRequirement } from './index.ts'
import '../../styles/tokens.css'

const requirements: readonly PasswordRequirement[] = [
  ...passwordProfiles.classic,
  { type: 'passwordsTooSimilar' },
]

async function renderPassword(props: Partial<PasswordInputProps> = {}) {
  const screen = await render(<PasswordInput name="password" label="Password" {...props} />)
  const input = screen.getByLabelText('Password', { exact: true })
  return { screen, input, element: input.element() as HTMLInputElement }
}

function moveFocus(this: HTMLInputElement): void {
  this.focus()
}

// R3.27, R3.54
it('asks password managers for the current password, or for a new one', async () => {
  const current = await renderPassword()
  expect(current.element.autocomplete).toBe('current-password')
  await current.screen.unmount()
  const next = await renderPassword({ newPassword: true })
  expect(next.element.autocomplete).toBe('new-password')
})

// R3.45, R4.19
it('shows and hides the password by a button that says what it does, and reports each once', async () => {
  const show = vi.fn<() => void>()
  const hide = vi.fn<() => void>()
  const { screen, element } = await renderPassword({ events: { show, hide } })
  await screen.getByRole('button', { name: 'Show password' }).click()
  expect(element.type).toBe('text')
  expect([show.mock.calls.length, hide.mock.calls.length]).toEqual([1, 0])
  await screen.getByRole('button', { name: 'Hide password' }).click()
  expect(element.type).toBe('password')
  expect([show.mock.calls.length, hide.mock.calls.length]).toEqual([1, 1])
})

it('keeps focus, caret and selection through showing and hiding, in the middle of typing', async () => {
  const { screen, input, element } = await renderPassword()
  await input.click()
  await userEvent.keyboard('corrdor{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await screen.getByRole('button', { name: 'Show password' }).click()
  expect(document.activeElement).toBe(element)
  await userEvent.keyboard('i')
  expect(element.value).toBe('corridor')

  element.setSelectionRange(2, 5, 'backward')
  await screen.getByRole('button', { name: 'Hide password' }).click()
  expect([element.selectionStart, element.selectionEnd, element.selectionDirection]).toEqual([
    2,
    5,
    'backward',
  ])
})

it('shows the password by keyboard, and the button keeps its focus, in Safari too', async () => {
  // In Safari, `setSelectionRange` moves the focus into the input.
  const select = vi.spyOn(HTMLInputElement.prototype, 'setSelectionRange').mockImplementation(moveFocus)
  onTestFinished(() => select.mockRestore())
  const { screen, element } = await renderPassword()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  expect(element.type).toBe('text')
  await expect.element(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus()
})

// R4.20
it('reports the first typed character once', async () => {
  const firstInput = vi.fn<() => void>()
  const { input } = await renderPassword({ events: { firstInput } })
  await input.click()
  await userEvent.keyboard('ab{Backspace}{Backspace}c')
  expect(firstInput).toHaveBeenCalledOnce()
})

// R3.54
it('shows no list of requirements at sign-in', async () => {
  const { screen } = await renderPassword({ passwordRequirements: requirements })
  expect(screen.container.querySelector('ul')).toBeNull()
})

it('shows the aside at the end of the label’s line, clear of the label', async () => {
  const { screen } = await renderPassword({ aside: <a href="/recover">Forgot password?</a> })
  const label = screen.getByText('Password', { exact: true }).element().getBoundingClientRect()
  const link = screen.getByRole('link').element().getBoundingClientRect()
  const box = screen.getByLabelText('Password', { exact: true }).element().getBoundingClientRect()
  expect(link.left).toBeGreaterThanOrEqual(label.right)
  expect(link.bottom).toBeLessThanOrEqual(box.top)
})

it('shows the aside below a label without room beside it, which stays on one line and can be pressed', async () => {
  const within = (inlineSize?: number) => (
    <div style={{ inlineSize }}>
      <PasswordInput
        name="password"
        label="現在のパスワード"
        aside={<a href="/recover">パスワードをお忘れですか？</a>}
      />
    </div>
  )
  const screen = await render(within())
  const label = screen.getByText('現在のパスワード', { exact: true }).element()
  const measure = () =>
    [
      label.getBoundingClientRect(),
      screen.getByRole('link').element().getBoundingClientRect(),
      screen.getByLabelText('現在のパスワード', { exact: true }).element().getBoundingClientRect(),
    ] as const
  // Measured, because the machine may have no font for Japanese.
  const text = document.createRange()
  text.selectNodeContents(label)
  const { width } = text.getBoundingClientRect()
  const [, { width: linkWidth }] = measure()
  await screen.rerender(within(width + linkWidth - 1))
  const [words, link, box] = measure()
  expect(words.height).toBeLessThan(2 * parseFloat(getComputedStyle(label).fontSize))
  expect(link.left).toBe(words.left)
  expect(link.top).toBeGreaterThanOrEqual(words.bottom)
  expect(link.bottom).toBeLessThanOrEqual(box.top)
  expect(document.elementFromPoint(words.left + 20, words.bottom - 2)).toBe(label)
})

it('keeps the aside out of the accessible name, and lets Tab reach it after the input', async () => {
  const { screen } = await renderPassword({ aside: <a href="/recover">Forgot password?</a> })
  const link = screen.getByRole('link', { name: 'Forgot password?' })
  const input = screen.getByLabelText('Password', { exact: true })
  await expect.element(link).toBeVisible()
  const topOf = (element: Element) => element.getBoundingClientRect().top
  expect(topOf(link.element())).toBeLessThan(topOf(input.element()))
  await userEvent.tab()
  await expect.element(input).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(link).toHaveFocus()
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveAccessibleName('Password')
})

it('tells password managers what a new password needs, and nothing about a current one', async () => {
  const { element, screen } = await renderPassword({ newPassword: true, passwordRequirements: requirements })
  expect(element.getAttribute('passwordrules')).toBe(
    'minlength: 8; maxlength: 64; required: digit; required: lower; required: upper;',
  )
  await screen.rerender(<PasswordInput name="password" label="Password" />)
  expect(element.hasAttribute('passwordrules')).toBe(false)
})
