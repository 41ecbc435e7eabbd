import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listNames } from '../../accounts/account-name.ts'
import { describeSecondFactor } from '../../accounts/factors/factor-ways.ts'
import { findPendingSignIn, type PendingSignIn } from '../../accounts/factors/pending-sign-ins.ts'
import { makeRecoveryCodes, repeatRecoveryCodes } from '../../accounts/factors/recovery-codes.ts'
import { requirePending } from '../../accounts/factors/require-pending.ts'
import { readSecondFactor } from '../../accounts/factors/second-step.ts'
import { tellFactorChanged } from '../../accounts/factors/tell-factor-changed.ts'
import { beginTotp, confirmTotp } from '../../accounts/factors/totp-secrets.ts'
import { noteRefusedFactor } from '../../accounts/factors/note-refused-factor.ts'
import { lockPerson } from '../../accounts/hold-person.ts'
import { beginIdempotentRequest, type IdempotentRequest } from '../../accounts/sessions/idempotent-request.ts'
import { toUser } from '../../accounts/user.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { Queries } from '../../database/database.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { HttpError } from '../../http/errors/http-error.ts'
import { afterCommit } from '../../http/after-commit.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { route } from '../../http/route.ts'
import { toAsker } from '../../notifications/describe-asker.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import { describeTotpSecret } from './describe-totp-secret.ts'
import { enterOpened, findOpened, readPendingRequest } from './pending-request.ts'
import { finishSignIn } from './finish-sign-in.ts'

/** Enrols an authenticator app during a sign-in, on installations that require a second factor. */
export function enrolSecondFactor(app: FastifyInstance, context: Context): void {
  const { config, database, deviceCookie, limits, metrics, sessionCookie, totpSeal } = context

  route(app, 'enrolSecondFactor', async (request) => {
    const pending = await requirePending(context, request)
    if (totpSeal === undefined) throw new HttpError('method_off')
    const secret = await runTransaction(database.drizzle, async (transaction) => {
      await lockPerson(transaction, pending.userId)
      await requireNone(transaction, pending, config)
      return beginTotp(transaction, totpSeal, pending.userId)
    })
    return describeTotpSecret(context, secret, pending.account)
  })

  route(app, 'enrolSecondFactorConfirm', async (request, reply) => {
    const { pendingToken, idempotentRequest } = readPendingRequest(context, request)
    const pending = await findPendingSignIn(database.drizzle, pendingToken)
    if (pending === undefined) return enterAgain(request, reply, new HttpError('second_factor_over'))
    if (totpSeal === undefined) throw new HttpError('method_off')
    const { userId } = pending
    const { totp } = request.body
    await requireNone(database.drizzle, pending, config)
    const caller = describeCaller(request)
    await limits.consumeSecondFactor({ address: caller.address, device: deviceCookie.read(request) }, userId)
    const finished = await finishSignIn(database.drizzle, {
      pending,
      async spend(queries) {
        await requireNone(queries, pending, config)
        await confirmTotp(queries, totpSeal, userId, totp)
        await recordEvent(queries, { event: 'totp_enrolled', userId, caller })
        const secret = idempotentRequest && (await readCodesSecret(queries, idempotentRequest))
        return { by: 'totp', methods: ['otp'], result: await makeRecoveryCodes(queries, userId, secret) }
      },
      days: config.sessionDays,
      caller,
      formerToken: sessionCookie.read(request),
      idempotentRequest,
    }).catch((error: unknown) => {
      if (error instanceof HttpError) return error
      throw error
    })
    if (finished instanceof HttpError)
      return enterAgain(request, reply, finished).catch(async (error: unknown) => {
        metrics.countLogin('refused')
        await noteRefusedFactor(database.drizzle, { ...pending, caller }, finished)
        throw error
      })
    const { user, recipient, token, shown } = finished
    const here = { address: caller.address, device: deviceCookie.write(request, reply) }
    const notice = { locale: readOwnerLocale(request, user.lang), asker: toAsker(caller) }
    tellFactorChanged(context, recipient, notice, { change: 'totp_enrolled' })
    await afterCommit(context, 'what follows an enrolled app', () =>
      Promise.all([limits.rewardSecondFactor(here, userId), limits.rewardLogin(here, listNames(user))]),
    )
    metrics.countLogin('success')
    enterOpened(context, reply, token)
    return { ...toUser(user), recoveryCodes: shown.result }
  })

  async function enterAgain(request: FastifyRequest, reply: FastifyReply, refusal: HttpError) {
    const { user, token, idempotentRequest } = await findOpened(context, request, refusal)
    const secret = await readCodesSecret(database.drizzle, idempotentRequest)
    const recoveryCodes = await repeatRecoveryCodes(database.drizzle, user.id, secret)
    if (recoveryCodes === undefined) throw refusal
    enterOpened(context, reply, token)
    return { ...user, recoveryCodes }
  }
}

/**
 * The secret from which the recovery codes are derived. It is the same each time the request is sent, but differs from the secret of the
 * session's token: somebody who has the token must not be able to derive the codes.
 */
async function readCodesSecret(queries: Queries, request: IdempotentRequest): Promise<Buffer> {
  const content = `recovery codes ${request.content}`
  return (await beginIdempotentRequest(queries, { ...request, content })).secret
}

/**
 * Checks that the person has no authenticator app. Passkeys do not count: they may be on another device, and a passkey that a browser has
 * created without being asked must not lock anybody out.
 * @throws HttpError second_factor_needed, with the ways to go on, if the person has an app: they have to enter its code, and cannot enrol
 * another app
 */
async function requireNone(queries: Queries, pending: PendingSignIn, config: Config): Promise<void> {
  const { secondFactorAt } = await readSecondFactor(queries, pending.userId)
  if (secondFactorAt === null) return
  throw new HttpError('second_factor_needed', {
    secondFactor: await describeSecondFactor(queries, pending, config),
  })
}
