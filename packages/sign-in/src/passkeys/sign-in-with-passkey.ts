import type { User } from '@foyer/core/wire'
import { ApiError } from '../api/index.ts'
import { checkSignedIn } from '../auth-form/check-signed-in.ts'
import type { Foyer } from '../plugins/foyer-context.ts'
import { forgetPasskey } from './forget-passkey.ts'
import { requestPasskey, type UsedPasskey } from './request-passkey.ts'

/** A passkey that the person has chosen, and the site that it belongs to (`rpId`). */
export interface ChosenPasskey {
  readonly rpId: string
  readonly credential: UsedPasskey
}

/** Asks the person for a passkey. @throws ApiError, PasskeyError */
export async function askForPasskey(
  { api }: Pick<Foyer, 'api'>,
  signal: AbortSignal,
  mediation?: 'conditional',
): Promise<ChosenPasskey> {
  const { options } = await api.call('passkeySignInOptions', { body: { lang: api.lang }, signal })
  return { rpId: options.rpId, credential: await requestPasskey(options, signal, mediation) }
}

/** Signs in with a chosen passkey. If the server does not know it, tells the password manager to remove it. @throws ApiError */
export async function signInWithPasskey(
  foyer: Pick<Foyer, 'api' | 'readFingerprint'>,
  { rpId, credential }: ChosenPasskey,
  signal: AbortSignal,
): Promise<User> {
  const { api, readFingerprint } = foyer
  const body = { credential, fingerprint: await readFingerprint(), lang: api.lang }
  try {
    return await checkSignedIn(foyer, await api.call('passkeySignIn', { body, signal }))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'passkey_unknown') forgetPasskey(rpId, credential.id)
    throw error
  }
}
