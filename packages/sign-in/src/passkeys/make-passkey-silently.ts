import { ApiError, type Api } from '../api/index.ts'
import { forgetPasskey } from './forget-passkey.ts'
import { makePasskey } from './make-passkey.ts'

/**
 * Creates a passkey for a person who has just signed in with a password, if the browser can do so without asking (conditional create: the
 * password manager that filled in the password stores it). Does nothing if the account may have no passkey, or has one in that manager.
 * @throws any error on the way; callers ignore it, because the person has not asked for a passkey
 */
export async function makePasskeySilently(api: Api): Promise<void> {
  const { getClientCapabilities: read } = PublicKeyCredential as Partial<typeof PublicKeyCredential>
  const capabilities = await read?.call(PublicKeyCredential)
  if (capabilities?.['conditionalCreate'] !== true) return
  // The server refuses to add a passkey to an unproven account, and browsers write each refusal to the console.
  const { identifiers } = await api.call('identifiers', {})
  if (identifiers.every(({ verifiedAt }) => verifiedAt === null)) return
  const { options } = await api.call('passkeyOptions', { body: { lang: api.lang }, isBackground: true })
  const signal = AbortSignal.timeout(options.timeout)
  const credential = await makePasskey(options, signal, 'conditional')
  try {
    await api.call('addPasskey', {
      body: { credential, isAutomatic: true, lang: api.lang },
      isBackground: true,
    })
  } catch (error) {
    // If only the answer was lost, perhaps by a proxy, the account has the passkey. If it has not, the first sign-in with it makes the browser
    // forget it.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500)
      forgetPasskey(options.rp.id, credential.id)
    throw error
  }
}
