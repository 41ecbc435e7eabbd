import type { Api } from '../api/index.ts'
import { forgetPasskey } from './forget-passkey.ts'
import { makePasskey, type NewPasskey } from './make-passkey.ts'

/** A passkey that was created for an account that does not exist yet. */
export interface CreatedPasskey {
  readonly credential: NewPasskey
  /** Call it if the account was not created: tells the password manager not to keep the passkey. */
  readonly discard: () => void
}

/** Creates the passkey of a new account. @throws ApiError, PasskeyError */
export async function makeNewPasskey(
  api: Api,
  owner: { readonly email: string } | { readonly phone: string },
  signal: AbortSignal,
): Promise<CreatedPasskey> {
  const body = { ...owner, lang: api.lang }
  const { options } = await api.call('passkeySignUpOptions', { body, signal })
  const credential = await makePasskey(options, signal)
  return { credential, discard: () => forgetPasskey(options.rp.id, credential.id) }
}
