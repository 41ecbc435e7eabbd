import { SubmitError, type FormStore } from '@foyer/core/form'
import { afterPress } from '@foyer/kit/after-press'
import { useFormStore } from '@foyer/kit/form'
import { use } from 'react'
import { useApi } from '../api/use-api.ts'
import { toSubmitError } from '../auth-form/to-submit-error.ts'
import { SecondStepContext } from '../second-step/second-step-context.ts'
import type { CodeFormProps } from './code-form-props.ts'

export interface CodeStoreOptions<Result> extends Pick<CodeFormProps<Result>, 'send' | 'onSuccess'> {
  /** The name of the field with the code, in the form and in the server's contract. Default: `code`. */
  readonly field?: 'code' | 'totp' | 'recoveryCode' | undefined
  /** The server's error is about the code. */
  readonly onWrongCode: () => void
  /** The code was right, and the second step replaces the surrounding form. */
  readonly onSecondStep?: (() => void) | undefined
  /** `error` is what `send` has thrown. */
  readonly onError: (message: string, error: unknown) => void
}

/**
 * The store of a form with a code. Unlike `useAuthForm`, it adds no fingerprint and no captcha to the call, and never sends it again by
 * itself, because a code can be used once.
 */
export function useCodeStore<Result>(options: CodeStoreOptions<Result>): FormStore<Result> {
  const { describeFormFailure } = useApi()
  const { field = 'code' } = options
  const secondStep = use(SecondStepContext)
  const store: FormStore<Result> = useFormStore<Result>({
    async send(values, request) {
      try {
        return await options.send(String(values[field]), request)
      } catch (error) {
        // Nothing has failed: the second step takes the place of the form.
        if (await secondStep?.handleError(error)) {
          options.onSecondStep?.()
          store.cancel()
        }
        throw toSubmitError(error, describeFormFailure, store)
      }
    },
    describeFailure: describeFormFailure,
    onSuccess: options.onSuccess,
    onError(message, error) {
      if (error instanceof SubmitError && field in error.fields) afterPress(options.onWrongCode)
      options.onError(message, error instanceof SubmitError ? error.cause : error)
    },
  })
  return store
}
