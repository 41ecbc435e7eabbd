import type { Api } from '../api/index.ts'
import { forgetPasskey } from './forget-passkey.ts'
import { makePasskey, type NewPasskey } from './make-passkey.ts'

/** A passkey that was made for an account that is not made yet. */
export interface MadePasskey {
  readonly credential: NewPasskey
  /** The account was not made: the password manager should not keep it. */
  readonly forget: () => void
}

/** Makes the passkey of a new account. @throws ApiError, PasskeyError */
export async function makeNewPasskey(
  api: Api,
  owner: { readonly email: string } | { readonly phone: string },
  signal: AbortSignal,
): Promise<MadePasskey> {
  const body = { ...owner, lang: api.lang }
  const { options } = await api.call('passkeySignUpOptions', { body, signal })
  const credential = await makePasskey(options, signal)
  return { credential, forget: () => forgetPasskey(options.rp.id, credential.id) }
}
