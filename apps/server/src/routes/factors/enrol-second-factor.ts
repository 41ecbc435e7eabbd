import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listNames } from '../../accounts/account-name.ts'
import { describeSecondFactor } from '../../accounts/factors/factor-ways.ts'
import { findPendingSignIn, type PendingSignIn } from '../../accounts/factors/pending-sign-ins.ts'
import {
  createRecoveryCodes,
  repeatRecoveryCodes,
  storeRecoveryCodes,
} from '../../accounts/factors/recovery-codes.ts'
import { requirePending } from '../../http/auth/require-pending.ts'
import { readSecondFactor } from '../../accounts/factors/second-step.ts'
import { notifyFactorChanged } from '../../accounts/factors/notify-factor-changed.ts'
import { startTotpEnrolment, confirmTotp } from '../../accounts/factors/totp-secrets.ts'
import { recordRefusedFactor } from '../../accounts/factors/record-refused-factor.ts'
import { lockPerson } from '../../accounts/hold-person.ts'
import {
  beginIdempotentRequest,
  createSeed,
  deriveSecret,
  type IdempotentRequest,
} from '../../accounts/sessions/idempotent-request.ts'
import { toUser } from '../../accounts/user.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { Queries } from '../../database/database.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { ApiError } from '../../api-error.ts'
import { afterCommit } from '../../operations/observability/after-commit.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { route } from '../../http/route.ts'
import { toRequester } from '../../notifications/describe-requester.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import { describeTotpSecret } from './describe-totp-secret.ts'
import { countFailedSignIn, countingFailures } from '../sign-in/count-failed-sign-in.ts'
import { setSessionCookie, findOpenedSession, readPendingRequest } from './pending-request.ts'
import { finishSignIn } from './finish-sign-in.ts'

/** Enrols an authenticator app during a sign-in, on installations that require a second factor. */
export function enrolSecondFactor(app: FastifyInstance, context: Context): void {
  const { config, database, deviceCookie, limits, metrics, sessionCookie, totpSeal } = context
  const countAndThrow = countingFailures(metrics)

  route(app, 'enrolSecondFactor', async (request) => {
    const pending = await requirePending(context, request)
    if (totpSeal === undefined) throw new ApiError('method_off')
    const secret = await runTransaction(database.drizzle, async (transaction) => {
      await lockPerson(transaction, pending.userId)
      await requireNone(transaction, pending, config)
      return startTotpEnrolment(transaction, totpSeal, pending.userId)
    })
    return describeTotpSecret(context, secret, pending.account)
  })

  route(app, 'enrolSecondFactorConfirm', async (request, reply) => {
    const { pendingToken, idempotentRequest } = readPendingRequest(context, request)
    const pending = await findPendingSignIn(database.drizzle, pendingToken)
    if (pending === undefined)
      return resumeSession(request, reply, new ApiError('second_factor_over')).catch(countAndThrow)
    if (totpSeal === undefined) throw new ApiError('method_off')
    const { userId } = pending
    const { totp } = request.body
    await requireNone(database.drizzle, pending, config)
    const caller = describeCaller(request)
    const place = { address: caller.address, device: deviceCookie.read(request) }
    await limits.consumeSecondFactor(place, userId).catch(countAndThrow)
    const codesRequest = idempotentRequest && describeCodesRequest(idempotentRequest)
    const seed = createSeed()
    const newCodes = await createRecoveryCodes(userId, codesRequest && deriveSecret(seed, codesRequest))
    const finished = await finishSignIn(database.drizzle, {
      pending,
      async consumeFactor(queries) {
        await requireNone(queries, pending, config)
        await confirmTotp(queries, totpSeal, { userId, code: totp, sessionId: null })
        await recordEvent(queries, { event: 'totp_enrolled', userId, caller })
        // A copy of this request that was faster has used the pending sign-in up, so this transaction would not be here.
        if (codesRequest) await beginIdempotentRequest(queries, codesRequest, seed)
        return { by: 'totp', methods: ['otp'], result: await storeRecoveryCodes(queries, userId, newCodes) }
      },
      days: config.sessionDays,
      caller,
      previousToken: sessionCookie.read(request),
      idempotentRequest,
    }).catch((error: unknown) => {
      if (error instanceof ApiError) return error
      throw error
    })
    if (finished instanceof ApiError)
      return resumeSession(request, reply, finished).catch(async (error: unknown) => {
        countFailedSignIn(metrics, error)
        await recordRefusedFactor(database.drizzle, { ...pending, caller }, finished)
        throw error
      })
    const { user, recipient, token, usedFactor } = finished
    const currentPlace = { ...place, device: deviceCookie.write(request, reply) }
    const notice = { locale: readOwnerLocale(request, user.lang), requester: toRequester(caller) }
    notifyFactorChanged(context, recipient, notice, { change: 'totp_enrolled' })
    await afterCommit(context, 'what follows an enrolled app', () =>
      Promise.all([
        limits.resetSecondFactorLimits(currentPlace, userId),
        limits.rememberPlace(currentPlace, listNames(user)),
      ]),
    )
    metrics.countLogin('success')
    setSessionCookie(context, reply, token)
    return { ...toUser(user), recoveryCodes: usedFactor.result }
  })

  async function resumeSession(request: FastifyRequest, reply: FastifyReply, refusal: ApiError) {
    const { user, token, idempotentRequest } = await findOpenedSession(context, request, refusal)
    const { secret } = await beginIdempotentRequest(database.drizzle, describeCodesRequest(idempotentRequest))
    const recoveryCodes = await repeatRecoveryCodes(database.drizzle, user.id, secret)
    if (recoveryCodes === undefined) throw refusal
    setSessionCookie(context, reply, token)
    return { ...user, recoveryCodes }
  }
}

/**
 * The request with whose secret the recovery codes are derived. Its secret differs from that of the session's token: somebody who has the
 * token must not be able to derive the codes.
 */
function describeCodesRequest(request: IdempotentRequest): IdempotentRequest {
  return { ...request, content: `recovery codes ${request.content}` }
}

/**
 * Checks that the person has no authenticator app. Passkeys do not count: they may be on another device, and a passkey that a browser has
 * created without being asked must not lock anybody out.
 * @throws ApiError second_factor_needed, with the ways to go on, if the person has an app: they have to enter its code, and cannot enrol
 * another app
 */
async function requireNone(queries: Queries, pending: PendingSignIn, config: Config): Promise<void> {
  const { secondFactorAt } = await readSecondFactor(queries, pending.userId)
  if (secondFactorAt === null) return
  throw new ApiError('second_factor_needed', {
    secondFactor: await describeSecondFactor(queries, pending, config),
  })
}
