import { describeError } from '../../operations/observability/describe-error.ts'
import { StartError } from '../start-error.ts'

/** One sentence for the operator. */
export function explainFailedStart(error: unknown, logLevel: string | undefined): string {
  return error instanceof StartError
    ? error.message
    : explainUnexpected('Foyer cannot start', error, logLevel)
}

/** An unknown error in one line. The place in the code is added with LOG_LEVEL=debug, which helps to report it. */
export function explainUnexpected(what: string, error: unknown, logLevel: string | undefined): string {
  const { message, code, stack } = describeError(error)
  const line = String(message).split('\n', 1)[0]?.replace(/\.$/, '')
  const reason = `${what}: ${line}${typeof code === 'string' ? ` (${code})` : ''}.`
  if (logLevel === 'debug' || logLevel === 'trace') return `${reason}\n${String(stack)}`
  return `${reason} LOG_LEVEL=debug shows where.`
}
