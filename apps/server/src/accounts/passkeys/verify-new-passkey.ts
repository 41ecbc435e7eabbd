import type { RequestBody } from '@foyer/core/wire'
import { ApiError } from '../../api-error.ts'
import { algorithms } from './passkey-options.ts'
import { checkRelyingParty, readClientData } from './read-client-data.ts'
import type { RelyingParty } from './relying-party.ts'

export type NewCredential = RequestBody<'addPasskey'>['credential']

/** A new passkey, in the form in which it is stored. */
export interface VerifiedPasskey {
  readonly credentialId: string
  /** COSE_Key in base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: string[]
  readonly aaguid: string
  readonly isBackupEligible: boolean
  readonly isBackedUp: boolean
  readonly isUserVerified: boolean
}

interface Ceremony {
  readonly relyingParty: RelyingParty
  /** As read by `readClientData` and accepted by `Challenges.read`. */
  readonly challenge: string
  /** Created silently after a sign-in (a conditional create), so without user presence. */
  readonly isAutomatic?: boolean
}

/** @throws ApiError passkey_origin, passkey_rp_id, passkey_invalid */
export async function verifyNewPasskey(
  credential: NewCredential,
  { relyingParty, challenge, isAutomatic = false }: Ceremony,
): Promise<VerifiedPasskey> {
  // Imported with the first passkey: it is large, and most processes never need it.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers')
  const { response } = credential
  const clientData = readClientData(response.clientDataJSON)
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
    const authData = attestation.get('authData')
    checkRelyingParty(relyingParty, clientData, Buffer.from(authData))
    // We do not ask for attestation, so the statement is removed. The library would fetch certificate revocation lists from addresses that
    // anybody can write into a certificate, before it has verified that certificate.
    const withoutStatement = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ]),
    )
    const verified = await verifyRegistrationResponse({
      response: {
        id: credential.id,
        rawId: credential.rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: isoBase64URL.fromBuffer(withoutStatement),
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: [...relyingParty.origins],
      expectedRPID: relyingParty.rpId,
      requireUserPresence: !isAutomatic,
      // User verification is preferred, not required; whether it happened is recorded.
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified.verified) throw new ApiError('passkey_invalid')
    const {
      aaguid,
      credential: newCredential,
      credentialBackedUp,
      credentialDeviceType,
      userVerified,
    } = verified.registrationInfo
    // The library does not compare the two ids. The one in the authenticator data may be far longer than the contract allows.
    if (newCredential.id !== credential.id) throw new ApiError('passkey_invalid')
    return {
      credentialId: newCredential.id,
      publicKey: Buffer.from(newCredential.publicKey).toString('base64url'),
      counter: newCredential.counter,
      transports: (response.transports ?? []).filter((transport) => transport !== ''),
      aaguid,
      isBackupEligible: credentialDeviceType === 'multiDevice',
      isBackedUp: credentialBackedUp,
      isUserVerified: userVerified,
    }
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('passkey_invalid')
  }
}
