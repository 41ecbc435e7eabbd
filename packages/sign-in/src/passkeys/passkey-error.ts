import { passkeyMessages } from '@foyer/core/messages/en-001/sign-in-later'
import { lazyMessages } from '../messages/lazy-messages.ts'

lazyMessages.add(passkeyMessages)

/**
 * `passkey_cancelled`: the person has dismissed the browser's dialog, or it has timed out; browsers do not say which. `passkey_exists`: the
 * device or password manager has one for this account. `passkey_impossible`: the browser or the site cannot use passkeys.
 * `passkey_unloaded`: code that older browsers need for passkeys could not be loaded; another try may succeed.
 */
export type PasskeyErrorCode =
  | 'passkey_cancelled'
  | 'passkey_exists'
  | 'passkey_impossible'
  | 'passkey_unloaded'

/** The browser has given no passkey. `describeFailure` has the message for the person. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  readonly code: PasskeyErrorCode

  constructor(code: PasskeyErrorCode, options?: ErrorOptions) {
    super(`The browser has given no passkey: ${code}.`, options)
    this.code = code
  }
}

/** Errors that would occur again on another try (WebAuthn Level 3, 5.1.3 and 5.1.4). `TypeError`: the browser has no WebAuthn. */
const permanentErrors = new Set(['ConstraintError', 'NotSupportedError', 'SecurityError', 'TypeError'])

/** Converts an error of the browser. */
export function toPasskeyError(cause: unknown): PasskeyError {
  if (cause instanceof PasskeyError) return cause
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'InvalidStateError') return new PasskeyError('passkey_exists', { cause })
  return new PasskeyError(permanentErrors.has(name) ? 'passkey_impossible' : 'passkey_cancelled', { cause })
}
