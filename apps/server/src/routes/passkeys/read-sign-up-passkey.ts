import type { FastifyRequest } from 'fastify'
import { readClientData } from '../../accounts/passkeys/read-client-data.ts'
import { readRelyingParty } from '../../accounts/passkeys/relying-party.ts'
import {
  verifyNewPasskey,
  type NewCredential,
  type VerifiedPasskey,
} from '../../accounts/passkeys/verify-new-passkey.ts'
import type { Context } from '../../context.ts'
import { ApiError } from '../../api-error.ts'

/** The passkey of a sign-up. */
export interface SignUpPasskey {
  /** The id for the account, which the passkey stores as its user handle. */
  readonly userId: string
  readonly challenge: string
  readonly verified: VerifiedPasskey
}

/** @returns `undefined` if the sign-up has no passkey. @throws ApiError passkey_challenge; what `verifyNewPasskey` throws; method_off */
export async function readSignUpPasskey(
  { challenges, config, passkeyCookie }: Context,
  request: FastifyRequest,
  credential: NewCredential | undefined,
): Promise<SignUpPasskey | undefined> {
  if (credential === undefined) return undefined
  const relyingParty = readRelyingParty(config)
  const { challenge } = readClientData(credential.response.clientDataJSON)
  const holder = passkeyCookie.read(request) ?? ''
  const userId = await challenges.read(challenge, { purpose: 'sign-up', holder })
  if (userId === null) throw new ApiError('passkey_challenge')
  return { userId, challenge, verified: await verifyNewPasskey(credential, { relyingParty, challenge }) }
}
