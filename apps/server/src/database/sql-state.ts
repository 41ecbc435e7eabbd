import { readErrorCode } from '../operations/observability/error-code.ts'

/** A row with this key exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return readErrorCode(error) === '23505'
}

/** The database accepts no writes: it is a replica, or has become one. */
export function isReadOnly(error: unknown): boolean {
  return readErrorCode(error) === '25006'
}

// Serialisation failure and deadlock: the SQL standard says to run the transaction again.
const retryableCodes = new Set(['40001', '40P01'])

/** Did the statement fail only because of a conflict with another transaction? */
export function isRetryable(error: unknown): boolean {
  const code = readErrorCode(error)
  return code !== undefined && retryableCodes.has(code)
}

/** The statement has waited for another transaction's lock for as long as it may. */
export function isLockTimeout(error: unknown): boolean {
  return readErrorCode(error) === '55P03'
}
