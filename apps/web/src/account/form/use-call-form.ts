import { SubmitError, type FormStore, type FormValues } from '@foyer/core/form'
import { useFormStore } from '@foyer/kit/form'
import { ApiError, useApi, type Api } from '@foyer/sign-in'

export interface CallFormOptions<Result> {
  /** Makes the call. */
  readonly send: (api: Api, values: FormValues, signal: AbortSignal) => Promise<Result>
  readonly onSuccess: (result: Result) => void
}

/** A form for a signed-in person that makes one call. The server's errors show at their fields. */
export function useCallForm<Result>({ send, onSuccess }: CallFormOptions<Result>): FormStore<Result> {
  const { api, describeFailure } = useApi()
  const store: FormStore<Result> = useFormStore<Result>({
    async send(values, { signal }) {
      try {
        return await send(api, values, signal)
      } catch (error) {
        const errors = error instanceof ApiError ? error.errors : []
        const onPage = errors.filter(({ field }) => store.field(field) !== undefined)
        const fields = Object.fromEntries(onPage.map(({ field, message }) => [field, message]))
        // The field shows the message, so the form shows none.
        throw new SubmitError(onPage.length > 0 ? '' : describeFailure(error), fields, { cause: error })
      }
    },
    describeFailure,
    createKey,
    onSuccess(result) {
      // The form stays mounted, so it is emptied for the next use.
      store.reset()
      onSuccess(result)
    },
  })
  return store
}

/** These calls have no idempotency key: this one only distinguishes submits. */
function createKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
