import type { FastifyInstance, FastifyRequest } from 'fastify'
import { holdRecent } from '../../accounts/hold-person.ts'
import { makeRecoveryCodes, repeatRecoveryCodes } from '../../accounts/factors/recovery-codes.ts'
import { raiseSession } from '../../accounts/factors/raise-session.ts'
import { tellFactorChanged } from '../../accounts/factors/tell-factor-changed.ts'
import { endPendingSignIns } from '../../accounts/factors/pending-sign-ins.ts'
import { beginTotp, confirmTotp, removeTotp } from '../../accounts/factors/totp-secrets.ts'
import { beginIdempotentRequest } from '../../accounts/sessions/idempotent-request.ts'
import { endTrust } from '../../accounts/factors/trusted-devices.ts'
import { readSecondFactor } from '../../accounts/factors/second-step.ts'
import { noteRefusedFactor } from '../../accounts/factors/note-refused-factor.ts'
import type { Current } from '../../accounts/sessions/check/session-check.ts'
import { requireUser } from '../../accounts/sessions/require-user.ts'
import { findRecipient, type Recipient } from '../../accounts/tell-person.ts'
import type { Context } from '../../context.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { HttpError } from '../../http/errors/http-error.ts'
import { afterCommit } from '../../http/after-commit.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { readIdempotentRequest, route } from '../../http/route.ts'
import type { FactorNews } from '../../notifications/factor-news.ts'
import { toAsker } from '../../notifications/describe-asker.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import { describeTotpSecret } from './describe-totp-secret.ts'

/** The signed-in person's authenticator app and recovery codes. */
export function totp(app: FastifyInstance, context: Context): void {
  const { config, database, deviceCookie, limits, totpSeal } = context

  route(app, 'totp', async (request) => {
    const { user, sessionId } = await requireUser(context, request)
    if (totpSeal === undefined) throw new HttpError('method_off')
    const secret = await runTransaction(database.drizzle, async (transaction) => {
      await holdRecent(transaction, { userId: user.id, sessionId }, config)
      return beginTotp(transaction, totpSeal, user.id)
    })
    return describeTotpSecret(context, secret, user.email ?? user.phone)
  })

  route(app, 'totpConfirm', async (request, reply) => {
    const current = await requireUser(context, request)
    const { user, sessionId } = current
    if (totpSeal === undefined) throw new HttpError('method_off')
    const who = { userId: user.id, sessionId }
    const caller = describeCaller(request)
    await limits.consumeSecondFactor({ address: caller.address, device: deviceCookie.read(request) }, user.id)
    const idempotentRequest = readIdempotentRequest(request, sessionId)
    const { recoveryCodes, recipient } = await runTransaction(database.drizzle, async (transaction) => {
      const begun = idempotentRequest && (await beginIdempotentRequest(transaction, idempotentRequest))
      await holdRecent(transaction, who, config)
      if (begun?.isRepeated) {
        const shownBefore = await repeatRecoveryCodes(transaction, user.id, begun.secret)
        if (shownBefore === undefined) throw new HttpError('totp_not_begun')
        return { recoveryCodes: shownBefore, recipient: undefined }
      }
      await confirmTotp(transaction, totpSeal, user.id, request.body.totp)
      // By confirming the app they have just shown their second factor.
      await raiseSession(transaction, who)
      await recordEvent(transaction, { event: 'totp_enrolled', userId: user.id, caller })
      const made = await makeRecoveryCodes(transaction, user.id, begun?.secret)
      return { recoveryCodes: made, recipient: await findRecipient(transaction, user) }
    }).catch(async (error: unknown) => {
      if (error instanceof HttpError && error.code === 'validation_failed')
        await noteRefusedFactor(database.drizzle, { userId: user.id, caller }, error)
      throw error
    })
    const here = { address: caller.address, device: deviceCookie.write(request, reply) }
    // A repeated request has notified the owner before.
    if (recipient !== undefined) tell(request, current, recipient, 'totp_enrolled')
    await afterCommit(context, 'what follows an enrolled app', () => limits.rewardSecondFactor(here, user.id))
    return { recoveryCodes }
  })

  route(app, 'removeTotp', async (request) => {
    const current = await requireUser(context, request)
    const { user, sessionId } = current
    const who = { userId: user.id, sessionId }
    if (config.secondFactor.isRequired) throw new HttpError('second_factor_required')
    const caller = describeCaller(request)
    const recipient = await runTransaction(database.drizzle, async (transaction) => {
      await holdRecent(transaction, who, config)
      const isRemoved = await removeTotp(transaction, who.userId)
      // A pending sign-in that waits for a code of the app would otherwise be told to enrol another app, even if none is required.
      await endPendingSignIns(transaction, who.userId)
      if (!isRemoved) return undefined
      await recordEvent(transaction, { event: 'totp_removed', userId: who.userId, caller })
      return findRecipient(transaction, user)
    })
    if (recipient !== undefined) tell(request, current, recipient, 'totp_removed')
  })

  route(app, 'recoveryCodes', async (request) => {
    const current = await requireUser(context, request)
    const { user, sessionId } = current
    const who = { userId: user.id, sessionId }
    const caller = describeCaller(request)
    const { recoveryCodes, recipient } = await runTransaction(database.drizzle, async (transaction) => {
      await holdRecent(transaction, who, config)
      const { secondFactorAt } = await readSecondFactor(transaction, who.userId)
      // Without a second step there is nothing that a recovery code could replace.
      if (secondFactorAt === null) throw new HttpError('totp_not_begun')
      await endTrust(transaction, who.userId)
      await recordEvent(transaction, { event: 'recovery_codes_made', userId: who.userId, caller })
      const made = await makeRecoveryCodes(transaction, who.userId)
      return { recoveryCodes: made, recipient: await findRecipient(transaction, user) }
    })
    tell(request, current, recipient, 'recovery_codes_made')
    return { recoveryCodes }
  })

  function tell(
    request: FastifyRequest,
    { lang }: Current,
    recipient: Recipient,
    change: Exclude<FactorNews['change'], 'recovery_code_used' | 'social_unlinked'>,
  ): void {
    const notice = { locale: readOwnerLocale(request, lang), asker: toAsker(describeCaller(request)) }
    tellFactorChanged(context, recipient, notice, { change })
  }
}
