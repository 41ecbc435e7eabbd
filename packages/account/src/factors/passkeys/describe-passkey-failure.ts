import { PasskeyError } from '@foyer/sign-in'
import type { AccountLocale } from '../../provider/account-locale.ts'

const messages = {
  passkey_cancelled: 'passkeys_not_made',
  passkey_exists: 'passkeys_exists',
  passkey_impossible: 'passkeys_failed',
} as const

/** Why the browser has made no passkey. `undefined`: the error is not the browser's, such as a part of the page that was not loaded. */
export function describePasskeyFailure(
  error: unknown,
  translate: AccountLocale['translate'],
): string | undefined {
  if (!(error instanceof PasskeyError) || error.code === 'passkey_unloaded') return undefined
  return translate(messages[error.code])
}
