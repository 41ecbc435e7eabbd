/**
 * The code of an error or of its cause: from PostgreSQL (SQLSTATE), the operating system or TLS. Query builders and `fetch` wrap the error
 * that has the code.
 */
export function readErrorCode(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
    // Node tries all addresses of a host, and reports their errors together.
    if (at instanceof AggregateError && at.errors.length > 0) return readErrorCode(at.errors[0])
  }
  return undefined
}
