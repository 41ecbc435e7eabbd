/**
 * Why a message was not delivered, for the log. A mail server repeats the recipient's address in its refusal, and the message and
 * the stack of the error repeat that refusal. So the log gets only what the mail library, the SMS gateway's status, or the system
 * have a code for.
 */
export function describeDeliveryError(error: unknown): Record<string, unknown> {
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  if (!(innermost instanceof Error)) return { name: typeof innermost }
  const { name, code, originalCode, responseCode, command }: DeliveryError = innermost
  return { name, code, originalCode, responseCode, command }
}

interface DeliveryError extends Error {
  /** Of the mail library, such as EENVELOPE, of the system, or of PostgreSQL. */
  readonly code?: unknown
  /** Of the system or of TLS, where the mail library has one of its own: CERT_HAS_EXPIRED behind ESOCKET. */
  readonly originalCode?: unknown
  /** The status of SMTP, or of the gateway's HTTP. */
  readonly responseCode?: unknown
  /** The command of SMTP that failed, without what was sent by it. */
  readonly command?: unknown
}
