import { ServiceError, describeServiceError } from '../operations/outgoing/service-error.ts'

/**
 * Describes for the log why a message was not delivered. A mail server's reply to a refused message may repeat the recipient's address, and
 * the error's message and stack repeat that reply. So the log only gets the codes of the mail library, of the SMS gateway's status, or of
 * the system.
 */
export function describeDeliveryError(error: unknown): Record<string, unknown> {
  if (error instanceof ServiceError) return { ...describeServiceError(error), responseCode: error.status }
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  if (!(innermost instanceof Error)) return { name: typeof innermost }
  const { name, code, originalCode, responseCode, command }: DeliveryError = innermost
  return { name, code, originalCode, responseCode, command }
}

interface DeliveryError extends Error {
  /** The code of the mail library, such as EENVELOPE, of the system, or of PostgreSQL. */
  readonly code?: unknown
  /** The code of the system or of TLS, if the mail library has replaced it by its own: CERT_HAS_EXPIRED behind ESOCKET. */
  readonly originalCode?: unknown
  /** The status code of SMTP, or of the gateway's HTTP. */
  readonly responseCode?: unknown
  /** The SMTP command that failed, without its arguments. */
  readonly command?: unknown
}
