import type { FastifyInstance } from 'fastify'
import { readAccountName } from '../../accounts/account-name.ts'
import { useCode } from '../../accounts/codes/one-time-codes.ts'
import { holdPerson } from '../../accounts/hold-person.ts'
import { requireReachable } from '../../accounts/identifiers/check-reachable.ts'
import { hasProvenName, listIdentifiers } from '../../accounts/identifiers/identifiers.ts'
import { listCredentials, writeRequestOptions } from '../../accounts/passkeys/passkey-options.ts'
import { readRelyingParty } from '../../accounts/passkeys/relying-party.ts'
import { withCurrentPassword } from '../../accounts/passwords/with-current-password.ts'
import { listProofWays, needProof } from '../../accounts/sessions/proof-ways.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import { acceptProof } from '../../accounts/sessions/write-proof.ts'
import type { Context } from '../../context.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { ApiError } from '../../api-error.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readIdempotentRequest, route, type CallRequest } from '../../http/route.ts'
import { proveByPasskey, proveByTotp } from '../factors/prove-by-factor.ts'
import { hasPasswords } from '../../settings/sign-in-methods.ts'
import { readCode } from '../codes/read-code.ts'
import { createCodeSender } from '../codes/send-code.ts'

const fields = ['password', 'code', 'totp', 'passkey'] as const

/** Lets the signed-in person prove again who they are, which opens calls that need a recent proof for some minutes. */
export function proof(app: FastifyInstance, context: Context): void {
  const { challenges, config, database, proofCookie } = context
  const sendCode = createCodeSender(context)

  route(app, 'proofWays', async (request) => {
    const { user, isRecent } = await requireUser(context, request)
    return { isRecent, ways: await listProofWays(database.drizzle, user.id, config) }
  })

  route(app, 'proofCode', async (request, reply) => {
    const { user, lang, sessionId, hasSecondFactor } = await requireUser(context, request)
    const { kind } = request.body
    if (hasSecondFactor) throw await needProof(database.drizzle, user.id, config)
    const identifiers = await listIdentifiers(database.drizzle, user.id)
    const proven = identifiers.find((each) => each.kind === kind && each.verifiedAt !== null)
    // An unproven identifier may be a stranger's, so a code from there would prove nothing.
    if (proven === undefined) throw new ApiError('identifier_unproven')
    requireReachable(kind, config)
    const name = readAccountName({ [kind]: proven.value })
    const idempotentRequest = readIdempotentRequest(request, `${sessionId} ${name.normalized}`)
    const codeRequest = {
      purpose: 'proof',
      userId: user.id,
      sessionId,
      name,
      to: proven.value,
      lang,
    } as const
    await sendCode(request, reply, { ...codeRequest, idempotentRequest })
    return {}
  })

  route(app, 'proof', async (request, reply) => {
    proofCookie.write(reply, await prove(request))
  })

  /** @returns the token of the proof. @throws ApiError, TooManyAttemptsError if the request proves nothing */
  async function prove(request: CallRequest<'proof'>): Promise<string> {
    const { user, actor, hasSecondFactor } = await requireUser(context, request)
    const { password, code, totp, passkey } = request.body
    if ([password, code, totp, passkey].filter((each) => each !== undefined).length !== 1) {
      const errors = fields.map((field) => ({ field, code: 'invalid_request' as const }))
      throw new ApiError('invalid_request', { errors })
    }
    const caller = describeCaller(request)
    if (totp !== undefined) return proveByTotp(context, request, { actor, totp })
    if (passkey !== undefined) return proveByPasskey(context, request, { actor, credential: passkey })
    // Refused before the password is compared: otherwise the answer would reveal whether a guess is right.
    if (hasSecondFactor) throw await needProof(database.drizzle, user.id, config)
    if (code === undefined) {
      if (!hasPasswords(config)) throw new ApiError('method_off')
      const check = {
        actor,
        password: password ?? '',
        refusalEvent: { event: 'proof_refused', caller },
      } as const
      return withCurrentPassword(context, check, (hasPassword) => async (transaction, person) => {
        if (!hasPassword)
          throw new ApiError('validation_failed', {
            errors: [{ field: 'password', code: 'wrong_password' }],
          })
        return acceptProof(transaction, actor, { person, methods: ['pwd'], caller }, config)
      })
    }
    const verifiedCode = await readCode(context, request, { purpose: 'proof', code, actor })
    return runTransaction(database.drizzle, async (transaction) => {
      const person = await holdPerson(transaction, actor)
      // The code may have been written just after a change of the identifier deleted the codes that it found.
      if (!(await hasProvenName(transaction, user.id, verifiedCode))) throw new ApiError('code_over')
      await useCode(transaction, verifiedCode)
      const method = verifiedCode.kind === 'phone' ? 'sms' : 'otp'
      return acceptProof(transaction, actor, { person, methods: [method], caller }, config)
    })
  }

  route(app, 'proofPasskey', async (request) => {
    const { user, sessionId, hasSecondFactor } = await requireUser(context, request)
    const relyingParty = readRelyingParty(config)
    const challenge = await challenges.create({ purpose: 'proof', holder: sessionId }, user.id)
    const allowed = await listCredentials(database.drizzle, user.id)
    const verification = hasSecondFactor ? 'required' : 'preferred'
    return { options: writeRequestOptions(relyingParty, challenge, allowed, verification) }
  })
}
