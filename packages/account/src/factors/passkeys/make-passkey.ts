import type { RequestBody } from '@foyer/core/wire'
import type { Api } from '@foyer/sign-in'
import type { Passkey } from './passkey.ts'

/** `toJSON()` of what `create()` has made. */
type NewCredential = RequestBody<'addPasskey'>['credential']

/** Can this browser make passkeys, and read the options of the server? */
export function canMakePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

/** Makes a passkey, and adds it to the account. @throws ApiError; DOMException of the browser */
export async function makePasskey(api: Api): Promise<Passkey> {
  const { options } = await api.call('passkeyOptions', { body: {} })
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await navigator.credentials.create({ publicKey })
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('No passkey.', 'NotAllowedError')
  return api.call('addPasskey', { body: { credential: credential.toJSON() as NewCredential } })
}
