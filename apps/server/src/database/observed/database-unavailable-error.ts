import { readErrorCode } from '../../operations/observability/error-code.ts'
import { classifyDatabaseError, type DatabaseErrorKind } from './database-error-kind.ts'

/** The database cannot do its work at the moment, so the same call may succeed later. `cause` is the error of the driver. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** All others mean a mistake in a statement: a repetition fails in the same way. */
const temporaryKinds = new Set<DatabaseErrorKind>([
  'connection',
  'timeout',
  'read_only',
  'resources',
  'conflict',
])

/** Runs a statement, or opens a connection for some. @throws DatabaseUnavailableError instead of an error that a later try may not meet */
export async function explainUnavailability<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw isTemporary(error) ? new DatabaseUnavailableError(error) : error
  }
}

function isTemporary(error: unknown): boolean {
  if (temporaryKinds.has(classifyDatabaseError(error))) return true
  // internal_error, data_corrupted; and what Citus says without a code of its own. The program is not to blame for any of these.
  return readErrorCode(error)?.startsWith('XX') === true
}

/** Query builders wrap the error. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof DatabaseUnavailableError) return true
  return false
}
