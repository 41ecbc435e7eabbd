import { describeError } from '../../operations/observability/describe-error.ts'
import { StartError } from '../../settings/start-error.ts'

/** Explains the error to the operator in one sentence. */
export function explainFailedStart(error: unknown, logLevel: string | undefined): string {
  return error instanceof StartError
    ? error.message
    : explainUnexpected('Foyer cannot start', error, logLevel)
}

/** Describes an unknown error in one line. With LOG_LEVEL=debug it includes the place in the code, which helps to report it. */
export function explainUnexpected(what: string, error: unknown, logLevel: string | undefined): string {
  const { message, code, stack } = describeError(error)
  const line = String(message).split('\n', 1)[0]?.replace(/\.$/, '')
  const reason = `${what}: ${line}${typeof code === 'string' ? ` (${code})` : ''}.`
  if (logLevel === 'debug' || logLevel === 'trace') return `${reason}\n${String(stack)}`
  return `${reason} LOG_LEVEL=debug shows where.`
}
