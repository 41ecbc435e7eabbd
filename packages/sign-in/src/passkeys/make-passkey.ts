import type { RequestBody, ResponseBody } from '@foyer/core/wire'
import { toPasskeyError } from './passkey-error.ts'
import { loadWebAuthnBytes, parseDescriptors, readNativeJson } from './webauthn-bytes.ts'

/** From `passkeyOptions` or `passkeySignUpOptions`. */
export type PasskeyCreationOptions = ResponseBody<'passkeyOptions'>['options']

/** What `addPasskey`, `register` and `registration` take. */
export type NewPasskey = RequestBody<'addPasskey'>['credential']

/** Conditional create (WebAuthn Level 3, 5.1.3) is newer than TypeScript's DOM. */
interface CreationRequest extends CredentialCreationOptions {
  readonly mediation?: 'conditional'
}

/** Some credential managers leave out what extensions have returned, although WebAuthn Level 3 requires it. */
type MadeCredential = Omit<RegistrationResponseJSON, 'clientExtensionResults'> &
  Partial<Pick<RegistrationResponseJSON, 'clientExtensionResults'>>

/**
 * Creates a passkey for the person.
 * @param mediation `conditional`: asks nothing, and succeeds only where the password manager has just filled in the password
 * @throws PasskeyError
 */
export async function makePasskey(
  options: PasskeyCreationOptions,
  signal: AbortSignal,
  mediation?: 'conditional',
): Promise<NewPasskey> {
  try {
    const publicKey = await parseOptions(options)
    signal.throwIfAborted()
    const request: CreationRequest = { publicKey, signal, ...(mediation && { mediation }) }
    const credential = await navigator.credentials.create(request)
    if (credential === null) throw new DOMException('There was none.', 'NotAllowedError')
    return await toJson(credential as PublicKeyCredential)
  } catch (error) {
    throw toPasskeyError(error)
  }
}

async function parseOptions(options: PasskeyCreationOptions): Promise<PublicKeyCredentialCreationOptions> {
  const { parseCreationOptionsFromJSON: parse } = PublicKeyCredential as Partial<typeof PublicKeyCredential>
  if (parse) return parse.call(PublicKeyCredential, options)
  const bytes = await loadWebAuthnBytes()
  return {
    ...options,
    challenge: bytes.base64URLStringToBuffer(options.challenge),
    user: { ...options.user, id: bytes.base64URLStringToBuffer(options.user.id) },
    excludeCredentials: parseDescriptors(options.excludeCredentials, bytes),
  }
}

/** The fields of the contract alone: the server refuses others, and browsers add some. */
async function toJson(credential: PublicKeyCredential): Promise<NewPasskey> {
  const { id, rawId, authenticatorAttachment, clientExtensionResults, response } = (readNativeJson(
    credential,
  ) ?? (await convert(credential))) as MadeCredential
  const { clientDataJSON, attestationObject, transports } = response
  const rk = clientExtensionResults?.credProps?.rk
  return {
    id,
    rawId,
    type: 'public-key',
    ...(authenticatorAttachment && { authenticatorAttachment }),
    ...(rk !== undefined && { clientExtensionResults: { credProps: { rk } } }),
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
}

async function convert(credential: PublicKeyCredential): Promise<NewPasskey> {
  const { bufferToBase64URLString: toText } = await loadWebAuthnBytes()
  const response = credential.response as AuthenticatorAttestationResponse
  const { credProps } = credential.getClientExtensionResults()
  return {
    id: credential.id,
    rawId: toText(credential.rawId),
    type: 'public-key',
    authenticatorAttachment: credential.authenticatorAttachment,
    clientExtensionResults: credProps ? { credProps } : {},
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      // Older versions of Firefox have no getTransports().
      transports: (response as Partial<AuthenticatorAttestationResponse>).getTransports?.() ?? [],
    },
  }
}
