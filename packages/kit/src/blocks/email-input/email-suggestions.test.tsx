import type { FormStore } from '@foyer/core/form'
import { Profiler } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../../styles/tokens.css'
import { TestForm } from '../../testing/test-form.tsx'
import { EmailInput, type EmailInputProps } from './index.ts'
import { domains, press, input, list, options } from './testing/suggestions-page.tsx'

const change = vi.fn<(value: string) => void>()
const selectSuggestion = vi.fn<(email: string) => void>()
const firstInput = vi.fn<() => void>()
const events = { change, selectSuggestion, firstInput }

afterEach(() => vi.clearAllMocks())

function Email(props: Partial<EmailInputProps>) {
  return <EmailInput name="email" label="E-mail" domains={domains} events={events} {...props} />
}

/** Types into a new input and waits until suggestions show. */
async function renderTyped(text: string, props: Partial<EmailInputProps> = {}) {
  const screen = await render(<Email {...props} />)
  await input.click()
  await press(text)
  await expect.element(list).toBeVisible()
  return screen
}

// R1.13, R5.16
it('offers up to four addresses behind the @, and says how many', async () => {
  const screen = await renderTyped('anna@o')
  expect(options()).toEqual(['anna@one.io', 'anna@online.io', 'anna@onyx.io', 'anna@onto.io'])
  await expect.element(input).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Suggestions: 4.')
  const rendered = list.element()
  await press('nl')
  expect(list.element()).toBe(rendered)
  expect(options()).toEqual(['anna@online.io', 'anna@only.io'])
  await expect.element(screen.getByRole('status')).toHaveTextContent('Suggestions: 2.')
  await press('x')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(input).toHaveAttribute('aria-expanded', 'false')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
})

// R5.17
it('asks about a likely typo, and never corrects it by itself', async () => {
  await renderTyped('анна@gmial.com', { description: 'Where we write to' })
  expect(options()).toEqual(['Did you mean gmail.com?'])
  await expect.element(page.getByRole('status')).toHaveTextContent('Did you mean gmail.com?')
  await userEvent.tab()
  await expect.element(input).toHaveValue('анна@gmial.com')

  const offer = page.getByRole('button', { name: 'Did you mean gmail.com?' })
  await expect.element(offer).toBeVisible()
  await press('{Shift>}{Tab}{/Shift}')
  await expect.element(offer).toHaveFocus()
  await press('{Enter}')
  await expect.element(input).toHaveValue('анна@gmail.com')
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAccessibleDescription('Where we write to')
  expect(selectSuggestion.mock.calls).toEqual([['анна@gmail.com']])
})

it('asks about a domain that lacks its last letter, once the input is left', async () => {
  await renderTyped('anna@gmail.co', { domains: undefined, description: 'Where we write to' })
  expect(options()).toEqual(['anna@gmail.com'])
  await userEvent.tab()
  const offer = page.getByRole('button', { name: 'Did you mean gmail.com?' })
  await offer.click()
  await expect.element(input).toHaveValue('anna@gmail.com')
  await expect.element(input).toHaveAccessibleDescription('Where we write to')
})

it('shows a success tick for an address, and none while it asks about a likely typo', async () => {
  const tick = () => document.querySelector('[data-status=success]')
  const screen = await render(<Email validators={[{ type: 'email', lazy: true }]} />)
  await input.fill('anna@gmail.com')
  await userEvent.tab()
  await vi.waitFor(() => expect(tick()).not.toBeNull())
  await input.fill('anna@gmial.com')
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Did you mean gmail.com?' })).toBeVisible()
  expect(tick()).toBeNull()
})

it('stops asking once the page has set another address', async () => {
  const screen = await renderTyped('anna@gmial.com')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Did you mean gmail.com?' })).toBeVisible()
  await screen.rerender(<Email inputValue="bert@one.io" />)
  await expect.element(input).toHaveValue('bert@one.io')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

it('does not open at the first focus when the page has set the address', async () => {
  let store: FormStore | undefined
  const screen = await render(
    <TestForm onStore={(created) => (store = created)}>
      <Email />
    </TestForm>,
  )
  store?.field('email')?.update({ value: 'anna@gmial.com' })
  await input.click()
  // The live region appears once the code for suggestions is loaded.
  await expect.poll(() => screen.container.querySelector('output')).not.toBeNull()
  await press('{Shift}')
  await expect.element(list).not.toBeInTheDocument()
  await press('{ArrowDown}')
  await expect.element(list).toBeVisible()
})

it('does not open when a password manager fills it in while another field has the focus', async () => {
  await render(<Email />)
  const element = input.element()
  await input.click()
  await userEvent.tab()
  Reflect.set(HTMLInputElement.prototype, 'value', 'anna@o', element)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.waitFor(() => expect(change).toHaveBeenCalledWith('anna@o'))
  await expect.element(list).not.toBeInTheDocument()
})

it('does not render while the local part is typed', async () => {
  const rendered = vi.fn<() => void>()
  await render(
    <Profiler id="field" onRender={rendered}>
      <Email />
    </Profiler>,
  )
  await input.click()
  await press('a@o{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await press('{Backspace}{Backspace}')
  const before = rendered.mock.calls.length
  await press('nna.karenina')
  expect(rendered.mock.calls.length).toBe(before)
})
