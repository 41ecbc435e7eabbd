import '@foyer/kit/styles.css'
import type { ErrorCode } from '@foyer/core/wire'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../api/index.ts'
import type { CodeFormProps } from '../codes/code-form-props.ts'
import { CodeForm } from '../codes/code-form.tsx'
import { answerJson, renderForm } from './render-form.tsx'

type Props = CodeFormProps<string>

export const code = page.getByRole('textbox', { name: /^Code from/ })
export const submit = page.getByRole('button', { name: 'Confirm' })
export const resendButton = page.getByRole('button', { name: 'Send again' })

export const wrongCode = new ApiError(422, {
  code: 'validation_failed',
  message: 'Some fields are not right yet. Check them and try again.',
  errors: [{ field: 'code', code: 'code_wrong', message: 'That code is not right.' }],
  isFromServer: true,
})

export function failWith(status: number, failure: ErrorCode, retryAfter: number | null = null): ApiError {
  return new ApiError(status, {
    code: failure,
    message: `Failed: ${failure}.`,
    retryAfter,
    isFromServer: true,
  })
}

/** A promise that the test settles. */
export function createDeferred<Value>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<Value>((...settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}

/** Renders a code form whose calls the test answers. */
export async function renderCodeForm(props: Partial<Props> = {}) {
  const send = vi.fn<Props['send']>(async () => 'done')
  const resend = vi.fn<Props['resend']>(async () => null)
  const onSuccess = vi.fn<Props['onSuccess']>()
  const { unmount } = await renderForm(
    <CodeForm
      channel="email"
      sentTo="anna@example.com"
      label="Confirm your address"
      submitText="Confirm"
      {...{ send, resend, onSuccess }}
      {...props}
    />,
    answerJson(404, {}),
  )
  const sent = () => send.mock.calls.map(([typed]) => typed)
  return { send, sent, resend, onSuccess, unmount }
}
