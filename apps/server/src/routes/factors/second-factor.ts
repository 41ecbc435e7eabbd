import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listNames } from '../../accounts/account-name.ts'
import { describeSecondFactor } from '../../accounts/factors/factor-ways.ts'
import { endPendingSignIn, findPendingSignIn } from '../../accounts/factors/pending-sign-ins.ts'
import { requirePending } from '../../accounts/factors/require-pending.ts'
import { listCredentials, writeRequestOptions } from '../../accounts/passkeys/passkey-options.ts'
import { readRelyingParty } from '../../accounts/passkeys/relying-party.ts'
import { isByPasskey } from '../../accounts/passkeys/verify-used-passkey.ts'
import { tellFactorChanged } from '../../accounts/factors/tell-factor-changed.ts'
import { noteRefusedFactor } from '../../accounts/factors/note-refused-factor.ts'
import { toUser } from '../../accounts/user.ts'
import type { Context } from '../../context.ts'
import { HttpError } from '../../http/errors/http-error.ts'
import { afterCommit } from '../../http/after-commit.ts'
import { hashIdempotentRequest } from '../../accounts/sessions/idempotent-request.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { route } from '../../http/route.ts'
import { toAsker } from '../../notifications/describe-asker.ts'
import { enterOpened, findOpened, readPendingRequest } from './pending-request.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { readFactor } from './read-factor.ts'

/** The second step of a sign-in. */
export function secondFactor(app: FastifyInstance, context: Context): void {
  const { challenges, config, database, deviceCookie, limits, metrics } = context
  const { pendingCookie, sessionCookie, trustCookie } = context

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
    const challenge = await challenges.make({ purpose: 'second-factor', holder: tokenHash }, userId)
    const allowed = await listCredentials(database.drizzle, userId)
    const verification = isByPasskey(methods) ? 'required' : 'preferred'
    return { options: writeRequestOptions(relyingParty, challenge, allowed, verification) }
  })

  route(app, 'secondFactor', async (request, reply) => {
    const { pendingToken, idempotentRequest } = readPendingRequest(context, request)
    const pending = await findPendingSignIn(database.drizzle, pendingToken)
    if (pending === undefined) return enterAgain(request, reply, new HttpError('second_factor_over'))
    const caller = describeCaller(request)
    const { userId } = pending
    const place = { address: caller.address, device: deviceCookie.read(request) }
    // A recovery code stays right or wrong, so a copy of its request is not another guess, even if it arrives before the first is answered.
    const mayComeTwice = request.body.recoveryCode !== undefined && idempotentRequest !== undefined
    const copyOf = mayComeTwice ? hashIdempotentRequest(idempotentRequest) : undefined
    await limits.consumeSecondFactor(place, userId, copyOf)
    const finished = await readFactor(context, pending, request.body)
      .then((spend) =>
        finishSignIn(database.drizzle, {
          pending,
          spend,
          days: config.sessionDays,
          caller,
          formerToken: sessionCookie.read(request),
          idempotentRequest,
          trustDays: request.body.trustsDevice === true ? config.secondFactor.trustDays : 0,
        }),
      )
      .catch((error: unknown) => {
        if (error instanceof HttpError) return error
        throw error
      })
    if (finished instanceof HttpError)
      return enterAgain(request, reply, finished).catch(async (error: unknown) => {
        metrics.countLogin('refused')
        await noteRefusedFactor(database.drizzle, { ...pending, caller }, finished)
        throw error
      })
    const { user, recipient, token, shown, trustToken } = finished
    const here = { address: caller.address, device: deviceCookie.write(request, reply) }
    if (trustToken !== undefined) trustCookie.write(reply, trustToken)
    if (shown.by === 'recovery-code') {
      const notice = { locale: readOwnerLocale(request, user.lang), asker: toAsker(caller) }
      tellFactorChanged(context, recipient, notice, { change: 'recovery_code_used', left: shown.result ?? 0 })
    }
    await afterCommit(context, 'what follows a second step', () =>
      Promise.all([limits.rewardSecondFactor(here, userId), limits.rewardLogin(here, listNames(user))]),
    )
    metrics.countLogin('success')
    enterOpened(context, reply, token)
    return toUser(user)
  })

  async function enterAgain(request: FastifyRequest, reply: FastifyReply, refusal: HttpError) {
    const { user, token } = await findOpened(context, request, refusal)
    enterOpened(context, reply, token)
    return user
  }
}
