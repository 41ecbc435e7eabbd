import { makePasskey, type Api } from '@foyer/sign-in'
import type { Passkey } from './passkey.ts'

/** Can this browser make passkeys? */
export function canCreatePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined'
}

/** Creates a passkey, and adds it to the account. @throws ApiError, PasskeyError */
export async function addNewPasskey(api: Api, signal: AbortSignal): Promise<Passkey> {
  const { options } = await api.call('passkeyOptions', { body: {}, signal })
  const credential = await makePasskey(options, signal)
  return api.call('addPasskey', { body: { credential } })
}
