import { type FormStore } from '@foyer/core/form'
import { StrictMode } from 'react'
import { createPortal } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { BaseInput } from '../blocks/base-input/index.ts'
import { Submit } from '../blocks/submit/index.ts'
import { createSend, ExampleForm, required } from '../testing/form-sample.tsx'
import { TestForm, type TestFormProps } from '../testing/test-form.tsx'
import '../styles/tokens.css'

it('sends the values once when Enter is pressed in a field', async () => {
  const send = createSend()
  const screen = await render(<ExampleForm send={send} />)
  await screen.getByLabelText('Name').fill('Anna')
  await screen.getByLabelText('E-mail').fill('anna@example.com')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Anna', email: 'anna@example.com' })
})

it('works in strict mode, where React mounts everything twice', async () => {
  const send = createSend()
  const screen = await render(
    <StrictMode>
      <ExampleForm send={send} />
    </StrictMode>,
  )
  await screen.getByLabelText('Name').fill('Anna')
  await screen.getByRole('button').click()
  await expect.element(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Enter your address')
  await userEvent.keyboard('anna@example.com{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
})

// R3.38, R3.52
it.each([{ isHidden: true }, { disabled: true }])(
  'neither sends nor asks for a field that is %o, and keeps what was typed there',
  async (nameProps) => {
    const send = createSend()
    const screen = await render(<ExampleForm send={send} />)
    await screen.getByLabelText('Name').fill('Anna')
    await screen.getByLabelText('E-mail').fill('anna@example.com')
    await screen.rerender(<ExampleForm send={send} nameProps={nameProps} />)
    await screen.getByRole('button').click()
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(send.mock.calls[0]?.[0]).toEqual({ email: 'anna@example.com' })
    await screen.rerender(<ExampleForm send={send} />)
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Anna')
  },
)

it.each([true, false])(
  'shows a tick at a valid field only if showsSuccess is set: %s',
  async (showsSuccess) => {
    const screen = await render(<ExampleForm showsSuccess={showsSuccess} />)
    await screen.getByLabelText('Name').fill('Anna')
    await userEvent.tab()
    const tick = () => getComputedStyle(screen.getByText('Name').element(), '::after').content
    await expect.poll(tick).toBe(showsSuccess ? '""' : 'none')
  },
)

interface Settle {
  readonly resolve: (result: null) => void
  readonly reject: (error: unknown) => void
}

const fault = new Error('No page to go to')
const fail = () => {
  throw fault
}

it.each<[string, Pick<TestFormProps, 'onSuccess' | 'describeFailure'>, (request: Settle) => void]>([
  ['handle the answer', { onSuccess: fail }, ({ resolve }) => resolve(null)],
  ['describe the failure', { describeFailure: fail }, ({ reject }) => reject(new TypeError('Failed'))],
])(
  'stops waiting when the app fails to %s, and lets the app’s error surface',
  async (_what, props, answer) => {
    const listening = new AbortController()
    const uncaught = new Promise<unknown>((resolve) => {
      addEventListener(
        'unhandledrejection',
        (event) => {
          // Otherwise the unhandled rejection would fail the test run.
          event.preventDefault()
          event.stopImmediatePropagation()
          resolve(event.reason)
        },
        { capture: true, signal: listening.signal },
      )
    })
    let request: Settle | undefined
    const send = () => new Promise<null>((resolve, reject) => (request = { resolve, reject }))
    const screen = await render(
      <TestForm send={send} {...props}>
        <BaseInput name="name" label="Name" />
        <Submit text="Send" />
      </TestForm>,
    )
    const button = screen.getByRole('button')
    await button.click()
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    if (request) answer(request)
    expect(await uncaught).toBe(fault)
    listening.abort()
    await expect.element(button).not.toHaveAttribute('aria-busy')
  },
)

// R3.58
it('lays its blocks out in a grid, each in the area of its name', async () => {
  const screen = await render(<ExampleForm gridTemplate={`"email name" / 1fr 1fr`} />)
  const leftOf = (label: string) => screen.getByLabelText(label).element().getBoundingClientRect().left
  expect(leftOf('E-mail')).toBeLessThan(leftOf('Name'))
})

it('notifies no other field at a keystroke, and not the form either', async () => {
  let store: FormStore | undefined
  const screen = await render(<ExampleForm onStore={(created) => (store = created)} />)
  const other = vi.fn<() => void>()
  store?.field('name')?.subscribe(other)
  store?.subscribe(other)
  await screen.getByLabelText('E-mail').fill('anna@example.com')
  expect(other).not.toHaveBeenCalled()
})

it('lets fields exchange names in one render, as the rows of a list do, and keeps what was typed', async () => {
  const send = createSend()
  const rows = (keys: readonly string[]) => (
    <TestForm send={send}>
      {keys.map((key, index) => (
        <BaseInput key={key} name={`row${index}`} label={key} />
      ))}
      <Submit text="Send" />
    </TestForm>
  )
  const screen = await render(rows(['A', 'B']))
  await screen.getByLabelText('A').fill('first')
  await screen.rerender(rows(['B', 'new', 'A']))
  await screen.getByText('Send').click()
  expect(send.mock.calls[0]?.[0]).toEqual({ row0: '', row1: '', row2: 'first' })
})

it.each(['style', 'elements'])(
  'may have a field with the name of one of its own properties: %s',
  async (name) => {
    const send = createSend()
    const screen = await render(
      <TestForm send={send}>
        <BaseInput name={name} label="Field" validators={required} />
        <Submit text="Send" />
      </TestForm>,
    )
    await screen.getByRole('button').click()
    expect(document.activeElement).toBe(screen.getByLabelText('Field').element())
    await userEvent.keyboard('linen{Enter}')
    await vi.waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ [name]: 'linen' }))
  },
)

it('is not submitted by a form nested in it that is rendered elsewhere on the page', async () => {
  const [sendOuter, sendInner] = [createSend(), createSend()]
  await render(
    <TestForm send={sendOuter}>
      <BaseInput name="city" label="City" />
      {createPortal(
        <TestForm send={sendInner}>
          <BaseInput name="street" label="Street" />
        </TestForm>,
        document.body,
      )}
    </TestForm>,
  )
  await page.getByLabelText('Street').fill('Main Street')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(sendInner).toHaveBeenCalledOnce())
  expect(sendOuter).not.toHaveBeenCalled()
})
