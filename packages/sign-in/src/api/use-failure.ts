import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useFoyer } from '../plugins/foyer-context.ts'
import { ApiError } from './api-error.ts'

/** The error of the last press, if it failed. */
export interface Failure {
  /** The thrown error; `null` while there is none. */
  readonly error: unknown
  /** The message for the person, in the page's language; empty while there is none. */
  readonly message: string
  /** Shows the message for this error. */
  readonly show: (error: unknown) => void
  /** Removes the message, when the next press begins. */
  readonly clear: () => void
}

/**
 * The error of the last press. Its message is looked up at each render, so that it follows the page's language; a message from the server
 * is removed when the language changes, because it cannot be translated.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function useFailure(describe: (error: unknown) => string): Failure {
  const { lang } = useFoyer('useFailure')
  const [failure, setFailure] = useStateAfterPress<{
    readonly error: unknown
    readonly lang: string
  } | null>(null)
  const message = failure === null ? '' : describe(failure.error)
  const isServerMessage = failure?.error instanceof ApiError && failure.error.serverMessage === message
  const isOutdated = failure === null || (isServerMessage && failure.lang !== lang)
  return {
    error: isOutdated ? null : failure.error,
    message: isOutdated ? '' : message,
    show: (error) => setFailure({ error, lang }),
    clear: () => setFailure(null),
  }
}
