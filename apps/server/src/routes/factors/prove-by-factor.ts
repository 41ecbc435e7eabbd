import type { FastifyRequest } from 'fastify'
import { spendTotp } from '../../accounts/factors/totp-secrets.ts'
import { holdPerson, type Holder } from '../../accounts/hold-person.ts'
import { readClientData } from '../../accounts/passkeys/read-client-data.ts'
import { checkOwner } from '../../accounts/passkeys/check-owner.ts'
import { readRelyingParty } from '../../accounts/passkeys/relying-party.ts'
import { usePasskey } from '../../accounts/passkeys/use-passkey.ts'
import type { UsedCredential } from '../../accounts/passkeys/verify-used-passkey.ts'
import type { AuthMethod } from '../../accounts/sessions/start-session.ts'
import { takeProof } from '../../accounts/sessions/write-proof.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { Queries } from '../../database/database.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { HttpError } from '../../http/errors/http-error.ts'
import { afterCommit } from '../../http/after-commit.ts'
import { describeCaller, type Caller } from '../../http/guards/caller.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'

/** Proves a session by a code of the authenticator app. @throws HttpError, TooManyAttemptsError */
export async function proveByTotp(
  context: Context,
  request: FastifyRequest,
  { who, totp }: { readonly who: Holder; readonly totp: string },
): Promise<void> {
  const { config, database, deviceCookie, limits } = context
  const caller = describeCaller(request)
  const place = { address: caller.address, device: deviceCookie.read(request) }
  await limits.consumeSecondFactor(place, who.userId)
  const prover = { who, caller, config }
  await noteRefusal(database.drizzle, prover, () =>
    prove(database.drizzle, prover, async (transaction) => {
      await spendTotp(transaction, context, who.userId, totp)
      return ['otp', 'mfa']
    }),
  )
  await afterCommit(context, 'what follows a proof', () => limits.rewardSecondFactor(place, who.userId))
}

/** Proves a session by a passkey of its person. @throws HttpError, TooManyAttemptsError */
export async function proveByPasskey(
  { challenges, config, database, limits, log }: Context,
  request: FastifyRequest,
  { who, credential }: { readonly who: Holder; readonly credential: UsedCredential },
): Promise<void> {
  const { userId, sessionId } = who
  const caller = describeCaller(request)
  const relyingParty = readRelyingParty(config)
  await limits.consumePasskey(caller.address)
  const prover = { who, caller, config }
  await noteRefusal(database.drizzle, prover, async () => {
    const { challenge } = readClientData(credential.response.clientDataJSON)
    await challenges.read(challenge, { purpose: 'proof', holder: sessionId })
    checkOwner(credential, userId)
    await prove(database.drizzle, prover, async (transaction) => {
      const use = { userId, credential, relyingParty, challenge, log }
      return (await usePasskey(transaction, use)).methods
    })
  })
}

interface Prover {
  readonly who: Holder
  readonly caller: Caller
  readonly config: Config
}

function prove(
  queries: Queries,
  { who, caller, config }: Prover,
  spend: (transaction: Queries) => Promise<readonly AuthMethod[]>,
): Promise<void> {
  return runTransaction(queries, async (transaction) => {
    const person = await holdPerson(transaction, who)
    await takeProof(transaction, who, { person, methods: await spend(transaction), caller }, config)
  })
}

async function noteRefusal(
  queries: Queries,
  { who, caller }: Prover,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof HttpError)
      await recordEvent(queries, { event: 'proof_refused', userId: who.userId, caller })
    throw error
  }
}
