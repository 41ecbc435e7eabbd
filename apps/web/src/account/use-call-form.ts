import { SubmitError, type FormStore, type FormValues } from '@foyer/core/form'
import { useFormStore } from '@foyer/kit/form'
import { ApiError, useApi, type Api } from '@foyer/sign-in'

export interface CallFormOptions<Result> {
  /** Makes the call. */
  readonly send: (api: Api, values: FormValues, signal: AbortSignal) => Promise<Result>
  readonly onSuccess: (result: Result) => void
}

/** A form of somebody who is signed in, with one call behind it. What is refused is said at its field. */
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
        // A field that is refused has its own words; the form has none beside them.
        throw new SubmitError(onPage.length > 0 ? '' : describeFailure(error), fields, { cause: error })
      }
    },
    describeFailure,
    createKey,
    onSuccess(result) {
      // The form stays where it is, to be used again.
      store.reset()
      onSuccess(result)
    },
  })
  return store
}

/** None of these calls is repeated by its key: it only tells one submit from another. */
function createKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
