/**
 * Describes an error for the log. The query builder puts the values of a failed statement into its message, and PostgreSQL into `detail`:
 * e-mail addresses, hashes. So only these fields of the innermost error are logged.
 */
export function describeError(error: unknown): Record<string, unknown> {
  let innermost = error
  for (let cause = causeOf(error); cause instanceof Error; cause = causeOf(cause)) innermost = cause
  if (!(innermost instanceof Error)) return { message: String(innermost) }
  const { name, message, stack } = innermost
  return { name, message, ...('code' in innermost ? { code: innermost.code } : {}), stack }
}

/** Node tries all addresses of a host, and reports their errors together in one error without a message. */
function causeOf(error: unknown): unknown {
  if (error instanceof AggregateError) return error.errors[0]
  return error instanceof Error ? error.cause : undefined
}
