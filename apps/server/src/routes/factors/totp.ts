import type { FastifyInstance, FastifyRequest } from 'fastify'
import { holdRecent } from '../../accounts/hold-person.ts'
import {
  createRecoveryCodes,
  repeatRecoveryCodes,
  storeRecoveryCodes,
} from '../../accounts/factors/recovery-codes.ts'
import { raiseSession } from '../../accounts/factors/raise-session.ts'
import { notifyFactorChanged } from '../../accounts/factors/notify-factor-changed.ts'
import { endPendingSignIns } from '../../accounts/factors/pending-sign-ins.ts'
import { startTotpEnrolment, confirmTotp, removeTotp } from '../../accounts/factors/totp-secrets.ts'
import {
  beginIdempotentRequest,
  createSeed,
  deriveSecret,
} from '../../accounts/sessions/idempotent-request.ts'
import { endTrust } from '../../accounts/factors/trusted-devices.ts'
import { readSecondFactor } from '../../accounts/factors/second-step.ts'
import { recordRefusedFactor } from '../../accounts/factors/record-refused-factor.ts'
import type { Current } from '../../accounts/sessions/check/session-check.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import { findRecipient, type Recipient } from '../../accounts/notify-person.ts'
import type { Context } from '../../context.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { ApiError } from '../../api-error.ts'
import { afterCommit } from '../../operations/observability/after-commit.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { readIdempotentRequest, route } from '../../http/route.ts'
import type { FactorNews } from '../../notifications/factor-news.ts'
import { toRequester } from '../../notifications/describe-requester.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import { describeTotpSecret } from './describe-totp-secret.ts'

/** The signed-in person's authenticator app and recovery codes. */
export function totp(app: FastifyInstance, context: Context): void {
  const { config, database, deviceCookie, limits, totpSeal } = context

  route(app, 'totp', async (request) => {
    const { user, actor } = await requireUser(context, request)
    if (totpSeal === undefined) throw new ApiError('method_off')
    const secret = await runTransaction(database.drizzle, async (transaction) => {
      await holdRecent(transaction, actor, config)
      return startTotpEnrolment(transaction, totpSeal, user.id)
    })
    return describeTotpSecret(context, secret, user.email ?? user.phone)
  })

  route(app, 'totpConfirm', async (request, reply) => {
    const current = await requireUser(context, request)
    const { user, sessionId, actor } = current
    if (totpSeal === undefined) throw new ApiError('method_off')
    const caller = describeCaller(request)
    await limits.consumeSecondFactor({ address: caller.address, device: deviceCookie.read(request) }, user.id)
    const idempotentRequest = readIdempotentRequest(request, sessionId)
    const seed = createSeed()
    const newCodes = await createRecoveryCodes(
      user.id,
      idempotentRequest && deriveSecret(seed, idempotentRequest),
    )
    const done = await runTransaction(database.drizzle, async (transaction) => {
      const started =
        idempotentRequest && (await beginIdempotentRequest(transaction, idempotentRequest, seed))
      await holdRecent(transaction, actor, config)
      if (started?.isRepeated) return { repeatedSecret: started.secret }
      await confirmTotp(transaction, totpSeal, { userId: user.id, code: request.body.totp, sessionId })
      // By confirming the app they have just shown their second factor.
      await raiseSession(transaction, actor)
      await recordEvent(transaction, { event: 'totp_enrolled', userId: user.id, caller })
      await storeRecoveryCodes(transaction, user.id, newCodes)
      return { recipient: await findRecipient(transaction, user) }
    }).catch(async (error: unknown) => {
      if (error instanceof ApiError && error.code === 'validation_failed')
        await recordRefusedFactor(database.drizzle, { userId: user.id, caller }, error)
      throw error
    })
    const recoveryCodes =
      done.repeatedSecret === undefined
        ? [...newCodes.codes]
        : await repeatRecoveryCodes(database.drizzle, user.id, done.repeatedSecret)
    if (recoveryCodes === undefined) throw new ApiError('totp_not_begun')
    const currentPlace = { address: caller.address, device: deviceCookie.write(request, reply) }
    // A repeated request has notified the owner before, and its count goes on: its codes were hashed twice.
    if (done.recipient === undefined) return { recoveryCodes }
    notify(request, current, done.recipient, 'totp_enrolled')
    await afterCommit(context, 'what follows an enrolled app', () =>
      limits.resetSecondFactorLimits(currentPlace, user.id),
    )
    return { recoveryCodes }
  })

  route(app, 'removeTotp', async (request) => {
    const current = await requireUser(context, request)
    const { user, actor } = current
    if (config.secondFactor.isRequired) throw new ApiError('second_factor_required')
    const caller = describeCaller(request)
    const recipient = await runTransaction(database.drizzle, async (transaction) => {
      await holdRecent(transaction, actor, config)
      const isRemoved = await removeTotp(transaction, actor.userId)
      // A pending sign-in that waits for a code of the app would otherwise be told to enrol another app, even if none is required.
      await endPendingSignIns(transaction, actor.userId)
      if (!isRemoved) return undefined
      await recordEvent(transaction, { event: 'totp_removed', userId: actor.userId, caller })
      return findRecipient(transaction, user)
    })
    if (recipient !== undefined) notify(request, current, recipient, 'totp_removed')
  })

  route(app, 'recoveryCodes', async (request) => {
    const current = await requireUser(context, request)
    const { user, actor } = current
    const caller = describeCaller(request)
    await limits.consumeRecoveryCodes(user.id)
    const newCodes = await createRecoveryCodes(actor.userId)
    const { recoveryCodes, recipient } = await runTransaction(database.drizzle, async (transaction) => {
      await holdRecent(transaction, actor, config)
      const { secondFactorAt } = await readSecondFactor(transaction, actor.userId)
      // Without a second step there is nothing that a recovery code could replace.
      if (secondFactorAt === null) throw new ApiError('totp_not_begun')
      await endTrust(transaction, actor.userId)
      await recordEvent(transaction, { event: 'recovery_codes_made', userId: actor.userId, caller })
      const codes = await storeRecoveryCodes(transaction, actor.userId, newCodes)
      return { recoveryCodes: codes, recipient: await findRecipient(transaction, user) }
    })
    notify(request, current, recipient, 'recovery_codes_made')
    return { recoveryCodes }
  })

  function notify(
    request: FastifyRequest,
    { lang }: Current,
    recipient: Recipient,
    change: Exclude<FactorNews['change'], 'recovery_code_used' | 'social_unlinked'>,
  ): void {
    const notice = { locale: readOwnerLocale(request, lang), requester: toRequester(describeCaller(request)) }
    notifyFactorChanged(context, recipient, notice, { change })
  }
}
