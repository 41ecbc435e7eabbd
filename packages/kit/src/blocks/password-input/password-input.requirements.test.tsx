import type { FormStore } from '@foyer/core/form'
import { passwordProfiles } from '@foyer/core/validators'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { TestForm } from '../../testing/test-form.tsx'
import {
  PasswordInput,
  type LoadBlocklist,
  type PasswordInputProps,
  type PasswordRequirement,
} from './index.ts'
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

// R1.12
it('updates a list of requirements while somebody types, and reports the progress in a status region', async () => {
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

it('announces progress when a requirement is met or lost, and not at each letter', async () => {
  const { screen, input } = await renderPassword({ newPassword: true, passwordRequirements: requirements })
  const progress = screen.getByRole('status').element()
  const announcements: (string | null)[] = []
  const observer = new MutationObserver(() => void announcements.push(progress.textContent))
  observer.observe(progress, { childList: true, characterData: true, subtree: true })
  await input.click()
  await userEvent.keyboard('corridor9A{Backspace}9')
  await expect.poll(() => announcements.length).toBe(4)
  observer.disconnect()
  expect(announcements.map((message) => message?.slice(0, 6))).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
    '2 of 3',
  ])
})

it('shows a failed requirement only in the list, and a server’s message below it', async () => {
  const { screen, input } = await renderPassword({ newPassword: true, passwordRequirements: requirements })
  const opacityOf = (message: string) => getComputedStyle(screen.getByText(message).element()).opacity
  await input.fill('ab')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription(/Use at least 8 characters$/)
  expect(opacityOf('Use at least 8 characters')).toBe('0')
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
  expect(opacityOf('This one is known')).toBe('1')
})

// R5.13
it('blocks a submit until every requirement is met, similarity to the previous password included', async () => {
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
    .toHaveTextContent('Password: Choose a password that is less similar to your previous one')
  expect(send).not.toHaveBeenCalled()

  await screen.rerender(field('Staircase4'))
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledOnce()
})

// R3.14
it('shows a requirement with its own message', async () => {
  const { screen, input } = await renderPassword({
    newPassword: true,
    passwordRequirements: [{ type: 'hasAnyNumberSymbol', errorMessage: 'One digit, please' }],
  })
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('One digit, please: not yet')
  await input.fill('abc')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription(/One digit, please$/)
})

it('rejects a password on the blocklist, which is loaded when somebody focuses the field', async () => {
  const load = vi.fn<LoadBlocklist>(async () => (password) => password === 'Password1')
  const { input } = await renderPassword({ newPassword: true, loadBlocklist: load })
  expect(load).not.toHaveBeenCalled()
  await input.fill('Password1')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription(/^This password is too common/)
  await input.fill('Corridor-9')
  await userEvent.tab()
  await expect.element(input).not.toHaveAttribute('aria-invalid')
  expect(load).toHaveBeenCalledOnce()
})

it('accepts any password when the blocklist cannot be loaded, because the server decides', async () => {
  const { input } = await renderPassword({
    newPassword: true,
    loadBlocklist: () => Promise.reject(new TypeError('offline')),
  })
  await input.fill('Password1')
  await userEvent.tab()
  await expect.element(input).not.toHaveAttribute('aria-invalid')
})

it('notifies subscribers of a password together with what is wrong with it', async () => {
  let form: FormStore | undefined
  await render(
    <TestForm onStore={(store) => (form = store)}>
      <PasswordInput
        name="password"
        label="Password"
        newPassword
        passwordRequirements={[{ type: 'passwordsTooSimilar' }]}
        differsFromPrevious="Corridor9"
      />
    </TestForm>,
  )
  const field = form?.field('password')
  const events: string[] = []
  field?.subscribe(() => {
    const { value, issues } = field.getState()
    if (value !== '') events.push(`${value}: ${issues.map(({ code }) => code).join()}`)
  })
  const input = document.querySelector('input')
  if (input === null) throw new Error('There is no input.')
  input.value = 'corridor8'
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  input.value = 'Staircase4'
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  expect([...new Set(events)]).toEqual(['corridor8: passwords_too_similar', 'Staircase4: '])
})
