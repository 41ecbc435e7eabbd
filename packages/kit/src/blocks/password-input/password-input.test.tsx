import { passwordProfiles } from '@foyer/core/validators'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { TestForm } from '../../test/test-form.tsx'
import { PasswordInput, type PasswordInputProps, type PasswordRequirement } from './index.ts'

const requirements: readonly PasswordRequirement[] = [
  ...passwordProfiles.classic,
  { type: 'passwordsTooSimilar' },
]

async function renderPassword(props: Partial<PasswordInputProps> = {}) {
  const screen = await render(<PasswordInput name="password" label="Password" {...props} />)
  const input = screen.getByLabelText('Password', { exact: true })
  return { screen, input, element: input.element() as HTMLInputElement }
}

it('asks password managers for the present password, or offers a new one', async () => {
  const present = await renderPassword()
  expect(present.element.autocomplete).toBe('current-password')
  await present.screen.unmount()
  const next = await renderPassword({ newPassword: true })
  expect(next.element.autocomplete).toBe('new-password')
})

it('shows and hides the password by a button that says what it does, telling each once', async () => {
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

it('works by keyboard, and the button then keeps its focus', async () => {
  const { screen, element } = await renderPassword()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  expect(element.type).toBe('text')
  await expect.element(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus()
})

it('tells the first typed character once', async () => {
  const firstInput = vi.fn<() => void>()
  const { input } = await renderPassword({ events: { firstInput } })
  await input.click()
  await userEvent.keyboard('ab{Backspace}{Backspace}c')
  expect(firstInput).toHaveBeenCalledOnce()
})

it('follows the typing with a list of requirements, and says quietly how far it is', async () => {
  const { screen, input } = await renderPassword({
    newPassword: true,
    passwordRequirements: requirements,
  })
  const statuses = () => Array.from(screen.container.querySelectorAll('li'), (item) => item.dataset['status'])
  const progress = screen.getByRole('status')
  expect(statuses()).toEqual(['default', 'default', 'default'])
  await expect.element(progress).toHaveTextContent('0 of 3 requirements done')

  await input.click()
  await userEvent.keyboard('Ab1')
  expect(statuses()).toEqual(['default', 'validated', 'validated'])
  await expect.element(progress).toHaveTextContent('2 of 3 requirements done')
  await userEvent.tab()
  expect(statuses()).toEqual(['error', 'validated', 'validated'])

  await input.click()
  await userEvent.keyboard('{End}cdefg')
  expect(statuses()).toEqual(['validated', 'validated', 'validated'])
  await expect.element(progress).toHaveTextContent('3 of 3 requirements done')
})

it('announces a step when an item is met or lost, and not each letter', async () => {
  const { screen, input } = await renderPassword({ newPassword: true, passwordRequirements: requirements })
  const progress = screen.getByRole('status').element()
  const said: (string | null)[] = []
  const listening = new MutationObserver(() => void said.push(progress.textContent))
  listening.observe(progress, { childList: true, characterData: true, subtree: true })
  await input.click()
  await userEvent.keyboard('corridor9A{Backspace}9')
  await expect.poll(() => said.length).toBe(4)
  listening.disconnect()
  expect(said.map((words) => words?.slice(0, 6))).toEqual(['1 of 3', '2 of 3', '3 of 3', '2 of 3'])
})

it('draws what fails once, in the list, and the words of a server below it', async () => {
  const { screen, input } = await renderPassword({ newPassword: true, passwordRequirements: requirements })
  const drawn = (words: string) => getComputedStyle(screen.getByText(words).element()).opacity
  await input.fill('ab')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription(/Use at least 8 characters$/)
  expect(drawn('Use at least 8 characters')).toBe('0')
  await screen.rerender(
    <PasswordInput
      name="password"
      label="Password"
      newPassword
      passwordRequirements={requirements}
      customError="This one is known"
    />,
  )
  await expect.element(input).toHaveAccessibleDescription(/This one is known$/)
  expect(drawn('This one is known')).toBe('1')
})

it('has no list while signing in', async () => {
  const { screen } = await renderPassword({ passwordRequirements: requirements })
  expect(screen.container.querySelector('ul')).toBeNull()
})

it('refuses a submit until every requirement is met, similarity to the previous password included', async () => {
  const send = vi.fn<() => Promise<null>>(async () => null)
  const field = (previous: string) => (
    <TestForm send={send}>
      <PasswordInput
        name="password"
        label="Password"
        newPassword
        passwordRequirements={requirements}
        differsFromPrevious={previous}
      />
    </TestForm>
  )
  const screen = await render(field('Corridor9'))
  const input = screen.getByLabelText('Password', { exact: true })
  await input.fill('short')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Password: Use at least 8 characters')

  await input.fill('Corridor10')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Password: Choose a password that is less like the previous one')
  expect(send).not.toHaveBeenCalled()

  await screen.rerender(field('Staircase4'))
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledOnce()
})

it('says a requirement in the words that it brings', async () => {
  const { screen, input } = await renderPassword({
    newPassword: true,
    passwordRequirements: [{ type: 'hasAnyNumberSymbol', errorMessage: 'One digit, please' }],
  })
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('One digit, please: not yet')
  await input.fill('abc')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription(/One digit, please$/)
})

it('has a place beside the label, outside the name of the field', async () => {
  const { screen } = await renderPassword({ aside: <a href="/recover">Forgot it?</a> })
  await expect.element(screen.getByRole('link', { name: 'Forgot it?' })).toBeVisible()
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveAccessibleName('Password')
})
