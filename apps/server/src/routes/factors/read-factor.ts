import type { RequestBody } from '@foyer/core/wire'
import type { PendingSignIn } from '../../accounts/factors/pending-sign-ins.ts'
import { hashTypedCode, useRecoveryCode } from '../../accounts/factors/recovery-codes.ts'
import { readClientData } from '../../accounts/passkeys/read-client-data.ts'
import { checkOwner } from '../../accounts/passkeys/check-owner.ts'
import { readRelyingParty } from '../../accounts/passkeys/relying-party.ts'
import { usePasskey, verifyAssertion } from '../../accounts/passkeys/use-passkey.ts'
import { isByPasskey } from '../../accounts/passkeys/verify-used-passkey.ts'
import { consumeTotp } from '../../accounts/factors/totp-secrets.ts'
import type { Context } from '../../context.ts'
import { ApiError } from '../../api-error.ts'
import type { ConsumeFactor } from './finish-sign-in.ts'

/** The number of recovery codes that are left, if one was used. */
export type CodesLeft = number | undefined

const ways = ['totp', 'recoveryCode', 'passkey'] as const

/**
 * Reads the second factor that a request shows, and does what takes long before the transaction that uses it up.
 * @throws ApiError invalid_request unless there is exactly one
 */
export async function readFactor(
  context: Context,
  { userId, tokenHash, methods: firstMethods }: PendingSignIn,
  { totp, recoveryCode, passkey }: Pick<RequestBody<'secondFactor'>, (typeof ways)[number]>,
): Promise<ConsumeFactor<CodesLeft>> {
  const { challenges, config, database, log } = context
  const factors = [totp, recoveryCode, passkey].filter((each) => each !== undefined)
  if (factors.length !== 1) {
    const errors = ways.map((field) => ({ field, code: 'invalid_request' as const }))
    throw new ApiError('invalid_request', { errors })
  }
  if (totp !== undefined)
    return async (queries) => {
      await consumeTotp(queries, context, userId, totp)
      return { by: 'totp', methods: ['otp'], result: undefined }
    }
  if (passkey !== undefined) {
    const relyingParty = readRelyingParty(config)
    const { challenge } = readClientData(passkey.response.clientDataJSON)
    const ownerId = await challenges.read(challenge, { purpose: 'second-factor', holder: tokenHash })
    if (ownerId !== userId) throw new ApiError('passkey_challenge')
    checkOwner(passkey, userId)
    const assertion = { userId, credential: passkey, relyingParty, challenge }
    const verified = await verifyAssertion(database.drizzle, assertion)
    return async (queries) => {
      const { methods } = await usePasskey(queries, verified, log)
      // After a password, possession of the passkey is the second factor. If the first step was a passkey too, this one must verify the user.
      if (!methods.includes('mfa') && isByPasskey(firstMethods)) throw new ApiError('passkey_invalid')
      return { by: 'passkey', methods, result: undefined }
    }
  }
  const hashes = await hashTypedCode(userId, recoveryCode ?? '')
  return async (queries) => {
    const left = await useRecoveryCode(queries, userId, hashes)
    return { by: 'recovery-code', methods: ['otp'], result: left }
  }
}
