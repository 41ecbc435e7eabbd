import { SubmitError } from './submit-error.ts'

/**
 * The message of a failed submit. Never throws, because the submit button would stay pending for ever: if the caller's `describeFailure`
 * throws, its error becomes an unhandled rejection, and the message is empty.
 */
export function describeError(
  thrown: unknown,
  options: { readonly describeFailure: (error: unknown) => string },
): string {
  if (thrown instanceof SubmitError) return thrown.message
  try {
    return options.describeFailure(thrown)
  } catch (cause) {
    void Promise.reject(cause)
    return ''
  }
}
