import { Profiler } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { composeText, insertText } from '../../test/input-method.ts'
import { tap } from '../../test/tap.ts'
import { TestForm } from '../../test/test-form.tsx'
import '../../styles/tokens.css'
import { Submit } from '../submit/index.ts'
import { EmailInput, type EmailInputProps } from './index.ts'

const change = vi.fn<(value: string) => void>()
const selectSuggestion = vi.fn<(email: string) => void>()
const firstInput = vi.fn<() => void>()
const events = { change, selectSuggestion, firstInput }
const domains = ['one.io', 'online.io', 'onyx.io', 'onto.io', 'only.io']

const press = (keys: string) => userEvent.keyboard(keys)
const input = page.getByRole('combobox', { name: 'E-mail' })
const list = page.getByRole('listbox', { name: 'Suggested addresses' })
const options = () =>
  list
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

afterEach(() => vi.clearAllMocks())

function Email(props: Partial<EmailInputProps>) {
  return <EmailInput name="email" label="E-mail" domains={domains} events={events} {...props} />
}

/** Types into a fresh input and waits until something is on offer. */
async function renderTyped(text: string, props: Partial<EmailInputProps> = {}) {
  const screen = await render(<Email {...props} />)
  await input.click()
  await press(text)
  await expect.element(list).toBeVisible()
  return screen
}

it('offers up to four addresses behind the @, and says how many', async () => {
  const screen = await renderTyped('anna@o')
  expect(options()).toEqual(['anna@one.io', 'anna@online.io', 'anna@onyx.io', 'anna@onto.io'])
  await expect.element(input).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Suggestions: 4.')
  const drawn = list.element()
  await press('nl')
  expect(list.element()).toBe(drawn)
  expect(options()).toEqual(['anna@online.io', 'anna@only.io'])
  await expect.element(screen.getByRole('status')).toHaveTextContent('Suggestions: 2.')
  await press('x')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(input).toHaveAttribute('aria-expanded', 'false')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
})

/** The input in a form; `send` is called by each submit that goes through. */
async function openForm() {
  const send = vi.fn<(values: unknown) => Promise<null>>(async () => null)
  await render(
    <TestForm send={send}>
      <Email />
      <Submit text="Send" />
    </TestForm>,
  )
  return send
}

it('is chosen from by arrow keys and Enter, which tells it once and sends nothing', async () => {
  const send = await openForm()
  await input.click()
  await press('anna@on')
  await expect.element(list).toBeVisible()
  await press('{ArrowDown}{ArrowDown}')
  const reached = list.getByRole('option', { name: 'anna@online.io' })
  await expect.element(reached).toHaveAttribute('aria-selected', 'true')
  await expect.element(input).toHaveAttribute('aria-activedescendant', reached.element().id)
  expect(list.element().id).toBe(input.element().getAttribute('aria-controls'))
  change.mockClear()
  await press('{Enter}')
  await expect.element(input).toHaveValue('anna@online.io')
  await expect.element(input).toHaveFocus()
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(input).not.toHaveAttribute('aria-activedescendant')
  expect(change.mock.calls).toEqual([['anna@online.io']])
  expect(selectSuggestion.mock.calls).toEqual([['anna@online.io']])
  expect(firstInput).toHaveBeenCalledOnce()
  expect(send).not.toHaveBeenCalled()

  await press('{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toEqual({ email: 'anna@online.io' })
})

it('lets Enter send the form while nothing is reached', async () => {
  const send = await openForm()
  await input.click()
  await press('anna@on')
  await expect.element(list).toBeVisible()
  await press('{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toEqual({ email: 'anna@on' })
  await expect.element(list).not.toBeInTheDocument()
})

it('is chosen from by a press, and keeps the focus in the input', async () => {
  await renderTyped('anna@on')
  change.mockClear()
  await list.getByRole('option', { name: 'anna@onyx.io' }).click()
  await expect.element(input).toHaveValue('anna@onyx.io')
  await expect.element(input).toHaveFocus()
  expect(change.mock.calls).toEqual([['anna@onyx.io']])
  expect(selectSuggestion.mock.calls).toEqual([['anna@onyx.io']])
})

it('is chosen from by a finger, and keeps the focus in the input', async () => {
  await renderTyped('anna@on')
  await tap(list.getByRole('option', { name: 'anna@onyx.io' }).element())
  await expect.element(input).toHaveValue('anna@onyx.io')
  await expect.element(input).toHaveFocus()
  expect(selectSuggestion.mock.calls).toEqual([['anna@onyx.io']])
})

it('leaves the browser its own undo and redo of a choice', async () => {
  await renderTyped('anna@ony')
  await press('{ArrowDown}{Enter}')
  await expect.element(input).toHaveValue('anna@onyx.io')
  await press('{Control>}z{/Control}')
  await expect.element(input).toHaveValue('anna@ony')
  expect(change).toHaveBeenLastCalledWith('anna@ony')
  await press('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(input).toHaveValue('anna@onyx.io')
})

it('closes on Escape, keeps what was typed, and leaves the dialog around it open', async () => {
  const screen = await render(
    <dialog ref={(element) => element?.showModal()}>
      <Email />
    </dialog>,
  )
  const dialog = screen.container.querySelector('dialog')
  expect(dialog?.open).toBe(true)
  await input.click()
  await press('anna@on')
  await expect.element(list).toBeVisible()
  await press('{ArrowDown}{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(input).toHaveValue('anna@on')
  expect(dialog?.open).toBe(true)
  await press('{ArrowDown}')
  await expect.element(list).toBeVisible()
  await press('{Escape}{Escape}')
  expect(dialog?.open).toBe(false)
})

it('closes on Tab, which moves on and takes nothing', async () => {
  await render(
    <>
      <Email />
      <button type="button">Next</button>
    </>,
  )
  await input.click()
  await press('anna@on')
  await expect.element(list).toBeVisible()
  await press('{ArrowDown}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(input).toHaveValue('anna@on')
  expect(selectSuggestion).not.toHaveBeenCalled()
})

it('asks whether a typo was meant, and never corrects by itself', async () => {
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

it('asks no more once the page has set another address', async () => {
  const screen = await renderTyped('anna@gmial.com')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Did you mean gmail.com?' })).toBeVisible()
  await screen.rerender(<Email inputValue="bert@one.io" />)
  await expect.element(input).toHaveValue('bert@one.io')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

it('leaves every key to an input method while it composes', async () => {
  await renderTyped('anna@on')
  await press('{ArrowDown}')
  await composeText('y')
  await expect.element(list.getByRole('option', { name: 'anna@onyx.io' })).toBeVisible()
  const key = new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, cancelable: true })
  input.element().dispatchEvent(key)
  expect(key.defaultPrevented).toBe(false)
  await expect.element(input).not.toHaveAttribute('aria-activedescendant')
  await insertText('y')
  await expect.element(input).toHaveValue('anna@ony')
  await press('{ArrowDown}{Enter}')
  await expect.element(input).toHaveValue('anna@onyx.io')
})

it('opens nothing where a password manager fills it in from another field', async () => {
  await render(<Email />)
  const element = input.element()
  await input.click()
  await userEvent.tab()
  Reflect.set(HTMLInputElement.prototype, 'value', 'anna@o', element)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.waitFor(() => expect(change).toHaveBeenCalledWith('anna@o'))
  await expect.element(list).not.toBeInTheDocument()
})

it('draws nothing while the local part is typed', async () => {
  const drawn = vi.fn<() => void>()
  await render(
    <Profiler id="field" onRender={drawn}>
      <Email />
    </Profiler>,
  )
  await input.click()
  await press('a@o{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await press('{Backspace}{Backspace}')
  const before = drawn.mock.calls.length
  await press('nna.karenina')
  expect(drawn.mock.calls.length).toBe(before)
})
