import { describeError } from '../operations/observability/describe-error.ts'
import { StartError } from './start-error.ts'

/** One sentence for the operator. The place in the code is added with LOG_LEVEL=debug, which helps to report an unknown error. */
export function explainFailedStart(error: unknown, logLevel: string | undefined): string {
  if (error instanceof StartError) return error.message
  const { message, code, stack } = describeError(error)
  const line = String(message).split('\n', 1)[0]?.replace(/\.$/, '')
  const reason = `Foyer cannot start: ${line}${typeof code === 'string' ? ` (${code})` : ''}.`
  if (logLevel === 'debug' || logLevel === 'trace') return `${reason}\n${String(stack)}`
  return `${reason} LOG_LEVEL=debug shows where.`
}
