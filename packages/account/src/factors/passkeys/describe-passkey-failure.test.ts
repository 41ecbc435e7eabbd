import { PasskeyError, type PasskeyErrorCode } from '@foyer/sign-in'
import { expect, it } from 'vitest'
import { describePasskeyFailure } from './describe-passkey-failure.ts'

it.each<[PasskeyErrorCode, string | undefined]>([
  ['passkey_cancelled', 'passkeys_not_made'],
  ['passkey_exists', 'passkeys_exists'],
  ['passkey_impossible', 'passkeys_failed'],
  // Described as for any other part of the page that could not be loaded.
  ['passkey_unloaded', undefined],
])('blames the browser only for what the browser did: %s', (code, message) => {
  expect(describePasskeyFailure(new PasskeyError(code), (key) => key)).toBe(message)
})
