import type { Api } from '../api/index.ts'
import { forgetPasskey } from './forget-passkey.ts'
import { makePasskey } from './make-passkey.ts'

/**
 * Makes a passkey for whoever has just signed in with a password, where the browser can do so without a question (conditional create: the
 * password manager that has filled in the password keeps it). An account that may have none, or that has one there, stays as it is.
 * @throws whatever ends it; there is nobody to tell
 */
export async function makeQuietly(api: Api): Promise<void> {
  const { getClientCapabilities: read } = PublicKeyCredential as Partial<typeof PublicKeyCredential>
  const capabilities = await read?.call(PublicKeyCredential)
  if (capabilities?.['conditionalCreate'] !== true) return
  // The server refuses to add a passkey to an unproven account, and browsers write each refusal to the console.
  const { identifiers } = await api.call('identifiers', {})
  if (identifiers.every(({ verifiedAt }) => verifiedAt === null)) return
  const { options } = await api.call('passkeyOptions', { body: { lang: api.lang }, asksNobody: true })
  const signal = AbortSignal.timeout(options.timeout)
  const credential = await makePasskey(options, signal, 'conditional')
  try {
    await api.call('addPasskey', {
      body: { credential, isAutomatic: true, lang: api.lang },
      asksNobody: true,
    })
  } catch (error) {
    forgetPasskey(options.rp.id, credential.id)
    throw error
  }
}
