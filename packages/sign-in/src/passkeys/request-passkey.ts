import type { RequestBody, ResponseBody } from '@foyer/core/wire'
import { toPasskeyError } from './passkey-error.ts'
import { loadWebAuthnBytes, parseDescriptors, readNativeJson } from './webauthn-bytes.ts'

/** From `passkeySignInOptions`, `secondFactorPasskey` or `proofPasskey`. */
export type PasskeyRequestOptions = ResponseBody<'passkeySignInOptions'>['options']

/** What `passkeySignIn`, `secondFactor` and `proof` take. */
export type UsedPasskey = RequestBody<'passkeySignIn'>['credential']

/**
 * Asks the browser for a passkey of the person.
 * @param mediation `conditional`: offers passkeys among the suggestions of a field, and waits until one is chosen
 * @throws PasskeyError
 */
export async function requestPasskey(
  options: PasskeyRequestOptions,
  signal: AbortSignal,
  mediation?: 'conditional',
): Promise<UsedPasskey> {
  try {
    const publicKey = await parseOptions(options)
    signal.throwIfAborted()
    const credential = await navigator.credentials.get({ publicKey, signal, ...(mediation && { mediation }) })
    if (credential === null) throw new DOMException('There was none.', 'NotAllowedError')
    return await toJson(credential as PublicKeyCredential)
  } catch (error) {
    throw toPasskeyError(error)
  }
}

async function parseOptions(options: PasskeyRequestOptions): Promise<PublicKeyCredentialRequestOptions> {
  const { parseRequestOptionsFromJSON: parse } = PublicKeyCredential as Partial<typeof PublicKeyCredential>
  if (parse) return parse.call(PublicKeyCredential, options)
  const bytes = await loadWebAuthnBytes()
  return {
    ...options,
    challenge: bytes.base64URLStringToBuffer(options.challenge),
    allowCredentials: parseDescriptors(options.allowCredentials, bytes),
  }
}

/** The fields of the contract alone: the server refuses others, and browsers add some. */
async function toJson(credential: PublicKeyCredential): Promise<UsedPasskey> {
  const { id, rawId, authenticatorAttachment, response } = (readNativeJson(credential) ??
    (await convert(credential))) as AuthenticationResponseJSON
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: 'public-key',
    ...(authenticatorAttachment && { authenticatorAttachment }),
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}

async function convert(credential: PublicKeyCredential): Promise<UsedPasskey> {
  const { bufferToBase64URLString: toText } = await loadWebAuthnBytes()
  const response = credential.response as AuthenticatorAssertionResponse
  return {
    id: credential.id,
    rawId: toText(credential.rawId),
    type: 'public-key',
    authenticatorAttachment: credential.authenticatorAttachment,
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      authenticatorData: toText(response.authenticatorData),
      signature: toText(response.signature),
      userHandle: response.userHandle && toText(response.userHandle),
    },
  }
}
