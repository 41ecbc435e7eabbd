import { SubmitError } from '@foyer/core/form'
import { Activity, StrictMode, useSyncExternalStore } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { BaseInput } from '../blocks/base-input/index.ts'
import { PasswordInput } from '../blocks/password-input/index.ts'
import { Submit } from '../blocks/submit/index.ts'
import { createSend, required } from '../testing/form-sample.tsx'
import { TestForm, type TestFormProps } from '../testing/test-form.tsx'
import { ErrorSummary, Form, FormMessage, useFormStore } from './index.ts'

interface CityFormProps {
  readonly send: () => Promise<null>
  readonly disables: 'field' | 'fieldset'
}

/** A form whose page disables its field, or the fieldset around it, during a request. */
function CityForm({ send, disables }: CityFormProps) {
  const store = useFormStore<null>({ send, describeFailure: String })
  const { status } = useSyncExternalStore(store.subscribe, store.getSubmission)
  const isPending = status === 'pending'
  return (
    <Form store={store}>
      <fieldset disabled={isPending && disables === 'fieldset'}>
        <BaseInput name="city" label="City" disabled={isPending && disables === 'field'} />
      </fieldset>
      <FormMessage store={store} />
      <Submit text="Send" />
    </Form>
  )
}

it.each([
  ['was disabled', 'field'],
  ['was in a disabled fieldset', 'fieldset'],
] as const)(
  "shows the server's error at a field that %s during the request, and focuses it",
  async (_, disables) => {
    let rejectRequest = (): void => undefined
    const error = new SubmitError('Look again.', { city: 'We do not deliver there' })
    const send = () => new Promise<never>((_, reject) => (rejectRequest = () => reject(error)))
    const screen = await render(<CityForm send={send} disables={disables} />)
    const city = screen.getByLabelText('City')
    await city.fill('Rome')
    await screen.getByRole('button').click()
    await expect.element(city).toBeDisabled()
    rejectRequest()
    await expect.element(city).toHaveAccessibleDescription('We do not deliver there')
    await expect.element(city).toHaveFocus()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Look again.')
  },
)

function ResettableForm(props: TestFormProps) {
  return (
    <TestForm {...props}>
      <BaseInput name="city" label="City" validators={required} />
      <Submit text="Send" />
      <button type="reset">Start again</button>
    </TestForm>
  )
}

it.each<[string, (startAgain: HTMLElement) => void]>([
  [
    'comes back to it by the Back button',
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  ['resets it', (startAgain) => startAgain.click()],
])('can be sent again after a success when somebody %s', async (_how, act) => {
  const send = createSend()
  const screen = await render(<ResettableForm send={send} />)
  const submit = screen.getByRole('button', { name: 'Send' })
  await screen.getByLabelText('City').fill('Rome')
  await submit.click()
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  act(screen.getByRole('button', { name: 'Start again' }).element() as HTMLElement)
  // The form handles a reset in a later task.
  await new Promise((resolve) => setTimeout(resolve))
  await screen.getByLabelText('City').fill('Oslo')
  await submit.click()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

/** A part of an app that is hidden and shown again without being unmounted, such as a route of Next.js with `cacheComponents`. */
function Route({ isHidden, send }: { readonly isHidden: boolean; readonly send: TestFormProps['send'] }) {
  return (
    <StrictMode>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <TestForm send={send}>
          <PasswordInput name="password" label="Password" />
          <BaseInput name="reset" label="City" inputValue="Rome" />
          <Submit text="Send" />
        </TestForm>
      </Activity>
    </StrictMode>
  )
}

it('is empty, and can be sent, when it is hidden after a success and shown again', async () => {
  const send = createSend()
  const screen = await render(<Route isHidden={false} send={send} />)
  const [password, city] = [screen.getByLabelText('Password', { exact: true }), screen.getByLabelText('City')]
  for (const [time, text] of ['Corridor-1', 'Corridor-2'].entries()) {
    await expect.element(password).toHaveValue('')
    await expect.element(city).toHaveValue('Rome')
    await password.fill(text)
    await city.fill('Oslo')
    await screen.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => send.mock.calls.length).toBe(time + 1)
    await screen.rerender(<Route isHidden send={send} />)
    await expect.element(password).not.toBeVisible()
    await screen.rerender(<Route isHidden={false} send={send} />)
    await expect.element(password).toBeVisible()
  }
  expect(send.mock.calls.map(([values]) => values)).toEqual([
    { password: 'Corridor-1', reset: 'Oslo' },
    { password: 'Corridor-2', reset: 'Oslo' },
  ])
})

it('keeps what was typed when it is hidden before it is sent, and shown again', async () => {
  const screen = await render(<Route isHidden={false} send={createSend()} />)
  await screen.getByLabelText('City').fill('Oslo')
  await screen.rerender(<Route isHidden send={createSend()} />)
  await screen.rerender(<Route isHidden={false} send={createSend()} />)
  await expect.element(screen.getByLabelText('City')).toBeVisible()
  await expect.element(screen.getByLabelText('City')).toHaveValue('Oslo')
})

it('clears all messages about the last submit when it is reset', async () => {
  const rejectRequest = () =>
    Promise.reject(new SubmitError('Look again.', { city: 'We do not deliver there' }))
  function Page() {
    const store = useFormStore<null>({ send: rejectRequest, describeFailure: String })
    return (
      <Form store={store}>
        <ErrorSummary store={store} />
        <BaseInput name="city" label="City" inputValue="Rome" />
        <FormMessage store={store} />
        <Submit text="Send" />
        <button type="reset">Start again</button>
      </Form>
    )
  }
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByRole('link')).toBeVisible()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Look again.')
  await screen.getByRole('button', { name: 'Start again' }).click()
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/^$/)
  await expect.element(screen.getByLabelText('City')).not.toHaveAccessibleDescription()
})

it('does not abort the request under way when it is reset', async () => {
  let signal: AbortSignal | undefined
  const send: TestFormProps['send'] = (_values, request) => {
    signal = request.signal
    return new Promise(() => undefined)
  }
  const screen = await render(<ResettableForm send={send} />)
  await screen.getByLabelText('City').fill('Rome')
  await screen.getByRole('button', { name: 'Send' }).click()
  await screen.getByRole('button', { name: 'Start again' }).click()
  await expect.element(screen.getByLabelText('City')).toHaveValue('')
  await new Promise((resolve) => setTimeout(resolve))
  expect(signal?.aborted).toBe(false)
  await expect.element(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true')
})
