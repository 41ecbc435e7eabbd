import type { FormStore, FormValues } from '@foyer/core/form'
import { useFormStore } from '@foyer/kit/form'
import { createIdempotencyKey, toSubmitError, useApi, type Api } from '@foyer/sign-in'

export interface CallFormOptions<Result> {
  /** Makes the call. `key` is an idempotency key: it is the same when the same values are sent again after an error. */
  readonly send: (api: Api, values: FormValues, signal: AbortSignal, key: string) => Promise<Result>
  readonly onSuccess: (result: Result) => void
  /** Default: if the server has not answered, it also says that what was typed is still there. */
  readonly describeFailure?: ((error: unknown) => string) | undefined
}

/** A form for a signed-in person that makes one call. The server's errors show at their fields. */
export function useCallForm<Result>(options: CallFormOptions<Result>): FormStore<Result> {
  const { api, describeFormFailure } = useApi()
  const { send, onSuccess, describeFailure = describeFormFailure } = options
  const store: FormStore<Result> = useFormStore<Result>({
    async send(values, { signal, key }) {
      try {
        return await send(api, values, signal, key)
      } catch (error) {
        throw toSubmitError(error, describeFailure, store)
      }
    },
    describeFailure,
    createKey: createIdempotencyKey,
    onSuccess(result) {
      // The form stays mounted: it can be submitted again.
      store.reset()
      onSuccess(result)
    },
  })
  return store
}
