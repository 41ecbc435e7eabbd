import { describeDeliveryError } from './describe-delivery-error.ts'

/** The statuses below 500 with which a gateway may accept the same request later: RFC 9110, 15.5.9; RFC 8470, 5.2; RFC 6585, 4. */
const temporary = new Set([408, 425, 429])

/**
 * Would the same message be refused again? A mail server says so with 5xx (RFC 5321, 4.2.1). A gateway says so with every status that is
 * neither 5xx nor one of `temporary`, including redirects, which we do not follow.
 */
export function isPermanentRefusal(kind: 'mail' | 'sms', error: unknown): boolean {
  const { responseCode } = describeDeliveryError(error)
  if (typeof responseCode !== 'number') return false
  return kind === 'mail' ? responseCode >= 500 : responseCode < 500 && !temporary.has(responseCode)
}
