import { SubmitError } from './submit-error.ts'

/**
 * The message of a failed submit. Never throws, since a submit button would wait for ever: what the caller's own code throws becomes an
 * unhandled rejection, and the message is empty.
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
