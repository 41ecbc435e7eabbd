import type { FastifyInstance } from 'fastify'
import { listNames, readAccountName } from '../../accounts/account-name.ts'
import { useCode } from '../../accounts/codes/one-time-codes.ts'
import { holdPerson } from '../../accounts/hold-person.ts'
import { requireReachable } from '../../accounts/identifiers/check-reachable.ts'
import { proveIdentifier } from '../../accounts/identifiers/first-proof.ts'
import { hasProof, listIdentifiers } from '../../accounts/identifiers/identifiers.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import { writeProof } from '../../accounts/sessions/write-proof.ts'
import { findRecipient, notifyFirstProof } from '../../accounts/notify-person.ts'
import type { Context } from '../../context.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { ApiError } from '../../api-error.ts'
import { afterCommit } from '../../operations/observability/after-commit.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { readIdempotentRequest, route } from '../../http/route.ts'
import { toRequester } from '../../notifications/describe-requester.ts'
import { readCode } from '../codes/read-code.ts'
import { createCodeSender } from '../codes/send-code.ts'

/** Proves an identifier of the account, in two calls. */
export function verification(app: FastifyInstance, context: Context): void {
  const { config, database, deviceCookie, limits, proofCookie } = context
  const sendCode = createCodeSender(context)

  route(app, 'verification', async (request, reply) => {
    const { user, lang, sessionId } = await requireUser(context, request)
    const { kind } = request.body
    const identifiers = await listIdentifiers(database.drizzle, user.id)
    const unproven = identifiers.find((each) => each.kind === kind && each.verifiedAt === null)
    if (unproven === undefined) throw new ApiError('invalid_request')
    requireReachable(kind, config)
    const name = readAccountName({ [kind]: unproven.value })
    const idempotentRequest = readIdempotentRequest(request, `${sessionId} ${name.normalized}`)
    const codeRequest = {
      purpose: 'verify',
      userId: user.id,
      sessionId,
      name,
      to: unproven.value,
      lang,
    } as const
    await sendCode(request, reply, { ...codeRequest, idempotentRequest })
    return {}
  })

  route(app, 'verificationConfirm', async (request, reply) => {
    const { user, lang, sessionId, actor } = await requireUser(context, request)
    const guess = { purpose: 'verify', code: request.body.code, actor } as const
    const verifiedCode = await readCode(context, request, guess)
    const caller = describeCaller(request)
    const { kind, normalized } = verifiedCode
    const { first, proofToken } = await runTransaction(database.drizzle, async (transaction) => {
      const person = await holdPerson(transaction, actor)
      // Compared in the parsed form, because the first releases stored numbers as they were typed.
      if (!listNames(person).includes(normalized)) throw new ApiError('code_over')
      await useCode(transaction, verifiedCode)
      // The first person to prove an identifier owns the account, and may set a password at once, so this counts as a recent proof.
      const proof = { methods: [kind === 'phone' ? 'sms' : 'otp'], caller } as const
      const proofToken = (await hasProof(transaction, user.id))
        ? undefined
        : await writeProof(transaction, actor, proof)
      const ended = await proveIdentifier(transaction, { userId: user.id, kind, caller, sessionId }, config)
      const first = ended && { ended, recipient: await findRecipient(transaction, user) }
      return { first, proofToken }
    })
    if (proofToken !== undefined) proofCookie.write(reply, proofToken)
    if (first !== null) {
      const { ended, recipient } = first
      const device = deviceCookie.write(request, reply)
      notifyFirstProof(
        context,
        recipient,
        { locale: readOwnerLocale(request, lang), requester: toRequester(caller) },
        ended,
      )
      await afterCommit(context, 'what follows a first proof', () =>
        limits.rememberPlace({ address: caller.address, device }, listNames(user)),
      )
    }
    return { ended: first?.ended ?? null }
  })
}
