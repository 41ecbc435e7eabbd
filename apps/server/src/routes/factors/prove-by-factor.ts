import type { FastifyRequest } from 'fastify'
import { consumeTotp } from '../../accounts/factors/totp-secrets.ts'
import { holdPerson, type Actor } from '../../accounts/hold-person.ts'
import { readClientData } from '../../accounts/passkeys/read-client-data.ts'
import { checkOwner } from '../../accounts/passkeys/check-owner.ts'
import { readRelyingParty } from '../../accounts/passkeys/relying-party.ts'
import { usePasskey, verifyAssertion } from '../../accounts/passkeys/use-passkey.ts'
import type { UsedCredential } from '../../accounts/passkeys/verify-used-passkey.ts'
import type { AuthMethod } from '../../accounts/sessions/start-session.ts'
import { acceptProof } from '../../accounts/sessions/write-proof.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { Queries } from '../../database/database.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { ApiError } from '../../api-error.ts'
import { afterCommit } from '../../operations/observability/after-commit.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import type { Caller } from '../../protection/caller.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'

/** Proves a session by a code of the authenticator app. @returns the token of the proof. @throws ApiError, TooManyAttemptsError */
export async function proveByTotp(
  context: Context,
  request: FastifyRequest,
  { actor, totp }: { readonly actor: Actor; readonly totp: string },
): Promise<string> {
  const { config, database, deviceCookie, limits } = context
  const caller = describeCaller(request)
  const place = { address: caller.address, device: deviceCookie.read(request) }
  await limits.consumeSecondFactor(place, actor.userId)
  const proofContext = { actor, caller, config }
  const token = await recordRefusal(database.drizzle, proofContext, () =>
    prove(database.drizzle, proofContext, async (transaction) => {
      await consumeTotp(transaction, context, actor.userId, totp)
      return ['otp', 'mfa']
    }),
  )
  await afterCommit(context, 'what follows a proof', () =>
    limits.resetSecondFactorLimits(place, actor.userId),
  )
  return token
}

/** Proves a session by a passkey of its person. @returns the token of the proof. @throws ApiError, TooManyAttemptsError */
export async function proveByPasskey(
  { challenges, config, database, limits, log }: Context,
  request: FastifyRequest,
  { actor, credential }: { readonly actor: Actor; readonly credential: UsedCredential },
): Promise<string> {
  const { userId, sessionId } = actor
  const caller = describeCaller(request)
  const relyingParty = readRelyingParty(config)
  await limits.consumePasskey(caller.address)
  const proofContext = { actor, caller, config }
  return recordRefusal(database.drizzle, proofContext, async () => {
    const { challenge } = readClientData(credential.response.clientDataJSON)
    await challenges.read(challenge, { purpose: 'proof', holder: sessionId })
    checkOwner(credential, userId)
    const assertion = { userId, credential, relyingParty, challenge }
    const verified = await verifyAssertion(database.drizzle, assertion)
    return prove(
      database.drizzle,
      proofContext,
      async (transaction) => (await usePasskey(transaction, verified, log)).methods,
    )
  })
}

interface ProofContext {
  readonly actor: Actor
  readonly caller: Caller
  readonly config: Config
}

function prove(
  queries: Queries,
  { actor, caller, config }: ProofContext,
  consumeFactor: (transaction: Queries) => Promise<readonly AuthMethod[]>,
): Promise<string> {
  return runTransaction(queries, async (transaction) => {
    const person = await holdPerson(transaction, actor)
    const methods = await consumeFactor(transaction)
    return acceptProof(transaction, actor, { person, methods, caller }, config)
  })
}

async function recordRefusal(
  queries: Queries,
  { actor, caller }: ProofContext,
  work: () => Promise<string>,
): Promise<string> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError)
      await recordEvent(queries, { event: 'proof_refused', userId: actor.userId, caller })
    throw error
  }
}
