import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { composeText, insertText } from '../../testing/input-method.ts'
import { tap } from '../../testing/tap.ts'
import { TestForm } from '../../testing/test-form.tsx'
import '../../styles/tokens.css'
import { Submit } from '../submit/index.ts'
import { EmailInput, type EmailInputProps } from './index.ts'
import { domains, press, input, list } from './testing/suggestions-page.tsx'

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

/** Renders the input in a form; `send` is called for each submit that passes. */
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

// R1.13, R3.47
it('takes a choice by arrow keys and Enter, which reports it once and submits nothing', async () => {
  const send = await openForm()
  await input.click()
  await press('anna@on')
  await expect.element(list).toBeVisible()
  await press('{ArrowDown}{ArrowDown}')
  const activeOption = list.getByRole('option', { name: 'anna@online.io' })
  await expect.element(activeOption).toHaveAttribute('aria-selected', 'true')
  await expect.element(input).toHaveAttribute('aria-activedescendant', activeOption.element().id)
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

it('lets Enter submit the form while no suggestion is active', async () => {
  const send = await openForm()
  await input.click()
  await press('anna@on')
  await expect.element(list).toBeVisible()
  await press('{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toEqual({ email: 'anna@on' })
  await expect.element(list).not.toBeInTheDocument()
})

// R3.47
it('takes a choice by a press, and keeps the focus in the input', async () => {
  await renderTyped('anna@on')
  change.mockClear()
  await list.getByRole('option', { name: 'anna@onyx.io' }).click()
  await expect.element(input).toHaveValue('anna@onyx.io')
  await expect.element(input).toHaveFocus()
  expect(change.mock.calls).toEqual([['anna@onyx.io']])
  expect(selectSuggestion.mock.calls).toEqual([['anna@onyx.io']])
})

it('takes a choice by a tap, and keeps the focus in the input', async () => {
  await renderTyped('anna@on')
  await tap(list.getByRole('option', { name: 'anna@onyx.io' }).element())
  await expect.element(input).toHaveValue('anna@onyx.io')
  await expect.element(input).toHaveFocus()
  expect(selectSuggestion.mock.calls).toEqual([['anna@onyx.io']])
})

it('lets the browser’s own undo and redo work on a choice', async () => {
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

it('closes on Tab, which moves the focus on and chooses nothing', async () => {
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

it('ignores every key while an input method composes', async () => {
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
