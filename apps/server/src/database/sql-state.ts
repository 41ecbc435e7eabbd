/** The SQLSTATE or system code of a database error, through the wrappers that the query builder puts around it. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
    // Node tries every address of a name and reports all failures together.
    if (at instanceof AggregateError && at.errors.length > 0) return databaseErrorCode(at.errors[0])
  }
  return undefined
}

/** Another row has this key already. */
export function isUniqueViolation(error: unknown): boolean {
  return databaseErrorCode(error) === '23505'
}

// Serialisation failure and deadlock: the standard's word for "run it again".
const retryableCodes = new Set(['40001', '40P01'])

/** Nothing is wrong with the statement: another transaction was in its way. */
export function isRetryable(error: unknown): boolean {
  const code = databaseErrorCode(error)
  return code !== undefined && retryableCodes.has(code)
}
