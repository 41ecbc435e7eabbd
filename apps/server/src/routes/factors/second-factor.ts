import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listNames } from '../../accounts/account-name.ts'
import { describeSecondFactor } from '../../accounts/factors/factor-ways.ts'
import { endPendingSignIn, findPendingSignIn } from '../../accounts/factors/pending-sign-ins.ts'
import { requirePending } from '../../http/auth/require-pending.ts'
import { listCredentials, writeRequestOptions } from '../../accounts/passkeys/passkey-options.ts'
import { readRelyingParty } from '../../accounts/passkeys/relying-party.ts'
import { isByPasskey } from '../../accounts/passkeys/verify-used-passkey.ts'
import { notifySignedIn } from '../../accounts/notify-sign-in.ts'
import { notifyFactorChanged } from '../../accounts/factors/notify-factor-changed.ts'
import { recordRefusedFactor } from '../../accounts/factors/record-refused-factor.ts'
import { toUser } from '../../accounts/user.ts'
import type { Context } from '../../context.ts'
import { ApiError } from '../../api-error.ts'
import { afterCommit } from '../../operations/observability/after-commit.ts'
import { hashIdempotentRequest } from '../../accounts/sessions/idempotent-request.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { route } from '../../http/route.ts'
import { toRequester } from '../../notifications/describe-requester.ts'
import { countFailedSignIn, countingFailures } from '../sign-in/count-failed-sign-in.ts'
import { setSessionCookie, findOpenedSession, readPendingRequest } from './pending-request.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { readFactor } from './read-factor.ts'

/** The second step of a sign-in. */
export function secondFactor(app: FastifyInstance, context: Context): void {
  const { challenges, config, database, deviceCookie, limits, metrics } = context
  const { pendingCookie, sessionCookie, trustCookie } = context
  const countAndThrow = countingFailures(metrics)

  route(app, 'secondFactorWays', async (request) =>
    describeSecondFactor(database.drizzle, await requirePending(context, request), config),
  )

  route(app, 'secondFactorCancel', async (request, reply) => {
    await endPendingSignIn(database.drizzle, pendingCookie.read(request))
    pendingCookie.clear(reply)
  })

  route(app, 'secondFactorPasskey', async (request) => {
    const { userId, tokenHash, methods } = await requirePending(context, request)
    const relyingParty = readRelyingParty(config)
    const challenge = await challenges.create({ purpose: 'second-factor', holder: tokenHash }, userId)
    const allowed = await listCredentials(database.drizzle, userId)
    const verification = isByPasskey(methods) ? 'required' : 'preferred'
    return { options: writeRequestOptions(relyingParty, challenge, allowed, verification) }
  })

  route(app, 'secondFactor', async (request, reply) => {
    const { pendingToken, idempotentRequest } = readPendingRequest(context, request)
    const pending = await findPendingSignIn(database.drizzle, pendingToken)
    if (pending === undefined)
      return resumeSession(request, reply, new ApiError('second_factor_over')).catch(countAndThrow)
    const caller = describeCaller(request)
    const { userId } = pending
    const place = { address: caller.address, device: deviceCookie.read(request) }
    // A recovery code stays right or wrong, so a copy of its request is not another guess, even if it arrives before the first is answered.
    const isRepeatable = request.body.recoveryCode !== undefined && idempotentRequest !== undefined
    const copyOf = isRepeatable ? hashIdempotentRequest(idempotentRequest) : undefined
    const isKnownDevice = await limits.consumeSecondFactor(place, userId, copyOf).catch(countAndThrow)
    const finished = await readFactor(context, pending, request.body)
      .then((consumeFactor) =>
        finishSignIn(database.drizzle, {
          pending,
          consumeFactor,
          days: config.sessionDays,
          caller,
          previousToken: sessionCookie.read(request),
          idempotentRequest,
          trustDays: request.body.trustsDevice === true ? config.secondFactor.trustDays : 0,
        }),
      )
      .catch((error: unknown) => {
        if (error instanceof ApiError) return error
        throw error
      })
    if (finished instanceof ApiError)
      return resumeSession(request, reply, finished).catch(async (error: unknown) => {
        countFailedSignIn(metrics, error)
        await recordRefusedFactor(database.drizzle, { ...pending, caller }, finished)
        throw error
      })
    const { user, recipient, token, usedFactor, trustToken } = finished
    const currentPlace = { address: caller.address, device: deviceCookie.write(request, reply) }
    if (trustToken !== undefined) trustCookie.write(reply, trustToken)
    const notice = { locale: readOwnerLocale(request, user.lang), requester: toRequester(caller) }
    if (usedFactor.by === 'recovery-code') {
      notifyFactorChanged(context, recipient, notice, {
        change: 'recovery_code_used',
        left: usedFactor.result ?? 0,
      })
    } else {
      const to = isKnownDevice ? null : recipient.email
      await notifySignedIn(context, { to, userId: user.id }, notice)
    }
    await afterCommit(context, 'what follows a second step', () =>
      Promise.all([
        limits.resetSecondFactorLimits(currentPlace, userId),
        limits.rememberPlace(currentPlace, listNames(user)),
      ]),
    )
    metrics.countLogin('success')
    setSessionCookie(context, reply, token)
    return toUser(user)
  })

  async function resumeSession(request: FastifyRequest, reply: FastifyReply, refusal: ApiError) {
    const { user, token } = await findOpenedSession(context, request, refusal)
    setSessionCookie(context, reply, token)
    return user
  }
}
