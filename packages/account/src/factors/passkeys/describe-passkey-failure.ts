import type { AccountLocale } from '../../provider/account-locale.ts'

/**
 * What a browser says of a passkey that was not made: cancelled and timed out are the same to a page (WebAuthn Level 3, 5.1.3).
 * `undefined`: the error is not the browser's.
 */
export function describePasskeyFailure(
  error: unknown,
  translate: AccountLocale['translate'],
): string | undefined {
  if (!(error instanceof DOMException)) return undefined
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return translate('passkeys_not_made')
  if (error.name === 'InvalidStateError') return translate('passkeys_exists')
  return translate('passkeys_failed')
}
