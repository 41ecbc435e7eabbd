import type { RequestBody } from '@foyer/core/wire'
import type { passkeys } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import type { AuthMethod } from '../sessions/start-session.ts'
import { checkRelyingParty, readClientData } from './read-client-data.ts'
import type { RelyingParty } from './relying-party.ts'

export type UsedCredential = RequestBody<'passkeySignIn'>['credential']
export type PasskeyRow = typeof passkeys.$inferSelect

/** The result of using a passkey. */
export interface PasskeyUse {
  readonly counter: number
  readonly isBackupEligible: boolean
  readonly isBackedUp: boolean
  /** The authenticator has verified the user, by a fingerprint or a PIN: it counts as both factors. */
  readonly isUserVerified: boolean
}

type KnownPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'isBackupEligible'>

interface Ceremony {
  readonly relyingParty: RelyingParty
  readonly challenge: string
}

/** @throws ApiError passkey_origin, passkey_rp_id, passkey_signature, passkey_invalid */
export async function verifyUsedPasskey(
  credential: UsedCredential,
  { credentialId, publicKey, isBackupEligible }: KnownPasskey,
  { relyingParty, challenge }: Ceremony,
): Promise<PasskeyUse> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { response } = credential
  checkRelyingParty(
    relyingParty,
    readClientData(response.clientDataJSON),
    Buffer.from(response.authenticatorData, 'base64url'),
  )
  const verified = await verifyAuthenticationResponse({
    response: {
      id: credential.id,
      rawId: credential.rawId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: response.clientDataJSON,
        authenticatorData: response.authenticatorData,
        signature: response.signature,
      },
    },
    expectedChallenge: challenge,
    expectedOrigin: [...relyingParty.origins],
    expectedRPID: relyingParty.rpId,
    // The library gets no counter to compare. `usePasskey` does that: it logs a counter that has not risen, and does not refuse it.
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter: 0,
    },
    requireUserVerification: false,
  }).catch(() => {
    throw new ApiError('passkey_invalid')
  })
  if (!verified.verified) throw new ApiError('passkey_signature')
  const { newCounter, credentialBackedUp, credentialDeviceType, userVerified } = verified.authenticationInfo
  const isEligibleNow = credentialDeviceType === 'multiDevice'
  // Otherwise the session would say that the key cannot leave its device. The other change is accepted: password managers have made it.
  if (isBackupEligible && !isEligibleNow) throw new ApiError('passkey_invalid')
  return {
    counter: newCounter,
    isBackupEligible: isEligibleNow,
    isBackedUp: credentialBackedUp,
    isUserVerified: userVerified,
  }
}

/** Was the first step done with a passkey? */
export function isByPasskey(methods: readonly string[]): boolean {
  return methods.includes('swk') || methods.includes('hwk')
}

/** What a use proves, by the names of RFC 8176. */
export function methodsOfUse(
  { isBackupEligible }: Pick<PasskeyRow, 'isBackupEligible'>,
  { isUserVerified }: Pick<PasskeyUse, 'isUserVerified'>,
): readonly AuthMethod[] {
  const kind = isBackupEligible ? 'swk' : 'hwk'
  return isUserVerified ? [kind, 'user', 'mfa'] : [kind]
}
