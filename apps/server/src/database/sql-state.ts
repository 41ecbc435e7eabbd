/** The SQLSTATE or system error code of a database error, unwrapped from the query builder's errors. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
    // Node tries all addresses of a host, and reports their errors together.
    if (at instanceof AggregateError && at.errors.length > 0) return databaseErrorCode(at.errors[0])
  }
  return undefined
}

/** A row with this key exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return databaseErrorCode(error) === '23505'
}

/** The database takes no writes: it is a replica, or has become one. */
export function isReadOnly(error: unknown): boolean {
  return databaseErrorCode(error) === '25006'
}

// Serialisation failure and deadlock: the SQL standard says to run the transaction again.
const retryableCodes = new Set(['40001', '40P01'])

/** Did the statement fail only because of a conflict with another transaction? */
export function isRetryable(error: unknown): boolean {
  const code = databaseErrorCode(error)
  return code !== undefined && retryableCodes.has(code)
}

/** The statement has waited as long as it may for a lock that another transaction holds. */
export function isLockTimeout(error: unknown): boolean {
  return databaseErrorCode(error) === '55P03'
}
