/**
 * An error for the log. The query builder puts the values of a failed statement into its message and PostgreSQL into
 * `detail`: e-mail addresses, hashes. So only the innermost error speaks, and only by these fields.
 */
export function describeError(error: unknown): Record<string, unknown> {
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  if (!(innermost instanceof Error)) return { message: String(innermost) }
  const { name, message, stack } = innermost
  return { name, message, ...('code' in innermost ? { code: innermost.code } : {}), stack }
}
