import { PasskeyError } from './passkey-error.ts'

/** Converts between bytes and base64url, where the browser has no JSON methods of WebAuthn (before Chrome 129, Safari 18.4). */
export interface WebAuthnBytes {
  readonly base64URLStringToBuffer: (text: string) => ArrayBuffer
  readonly bufferToBase64URLString: (bytes: ArrayBuffer) => string
}

/** @throws PasskeyError `passkey_unloaded` */
export async function loadWebAuthnBytes(
  load: () => Promise<WebAuthnBytes> = () => import('@simplewebauthn/browser'),
): Promise<WebAuthnBytes> {
  try {
    return await load().catch(load)
  } catch (cause) {
    throw new PasskeyError('passkey_unloaded', { cause })
  }
}

/** Converts the credentials that are listed in options: their ids become bytes. */
export function parseDescriptors(
  descriptors: readonly {
    readonly id: string
    readonly type: 'public-key'
    readonly transports?: readonly string[]
  }[],
  { base64URLStringToBuffer }: WebAuthnBytes,
): PublicKeyCredentialDescriptor[] {
  return descriptors.map(({ id, type, transports }) => ({
    id: base64URLStringToBuffer(id),
    type,
    ...(transports && { transports: transports as AuthenticatorTransport[] }),
  }))
}

/** The JSON form of a credential. `undefined`: the browser cannot create it, or a password manager has replaced the credential. */
export function readNativeJson(credential: PublicKeyCredential): unknown {
  try {
    return credential.toJSON()
  } catch {
    return undefined
  }
}
