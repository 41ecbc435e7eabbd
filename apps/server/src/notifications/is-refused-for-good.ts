import { describeDeliveryError } from './describe-delivery-error.ts'

/** The statuses below 500 of a gateway that may take the same request later: RFC 9110, 15.5.9; RFC 8470, 5.2; RFC 6585, 4. */
const passing = new Set([408, 425, 429])

/**
 * Would the same message be refused again? The numbers mean different things: the mail server says so with 5xx (RFC 5321, 4.2.1), the
 * gateway with all that is neither 5xx nor one of `passing`. A redirect is none that we follow.
 */
export function isRefusedForGood(kind: 'mail' | 'sms', error: unknown): boolean {
  const { responseCode } = describeDeliveryError(error)
  if (typeof responseCode !== 'number') return false
  return kind === 'mail' ? responseCode >= 500 : responseCode < 500 && !passing.has(responseCode)
}
