/**
 * An error for the log. The query builder includes the values of a failed statement in its message, and PostgreSQL in `detail`: e-mail
 * addresses, hashes. So only these fields of the innermost error are logged.
 */
export function describeError(error: unknown): Record<string, unknown> {
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  if (!(innermost instanceof Error)) return { message: String(innermost) }
  const { name, message, stack } = innermost
  return { name, message, ...('code' in innermost ? { code: innermost.code } : {}), stack }
}
