import { passkeyMessages } from '@foyer/core/messages/en-001/sign-in-later'
import { lateMessages } from '../messages/late-messages.ts'

lateMessages.add(passkeyMessages)

/**
 * `passkey_cancelled`: the person has closed the question, or it has ended; browsers do not say which. `passkey_exists`: the device or
 * password manager has one for this account. `passkey_impossible`: the browser or the site cannot use passkeys. `passkey_unloaded`: what an
 * older browser needs for them could not be loaded, and the next try may load it.
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

/** Errors that another try would meet again (WebAuthn Level 3, 5.1.3 and 5.1.4). `TypeError`: there is no WebAuthn here. */
const lasting = new Set(['ConstraintError', 'NotSupportedError', 'SecurityError', 'TypeError'])

/** Sorts what the browser has thrown. */
export function toPasskeyError(cause: unknown): PasskeyError {
  if (cause instanceof PasskeyError) return cause
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'InvalidStateError') return new PasskeyError('passkey_exists', { cause })
  return new PasskeyError(lasting.has(name) ? 'passkey_impossible' : 'passkey_cancelled', { cause })
}
