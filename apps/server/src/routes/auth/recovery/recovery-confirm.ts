import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { listNames } from '../../../accounts/account-name.ts'
import { checkNewPassword } from '../../../accounts/passwords/check-new-password.ts'
import { proveByRecovery } from '../../../accounts/identifiers/first-proof.ts'
import { isWayIn } from '../../../accounts/identifiers/ways-in.ts'
import { setPassword } from '../../../accounts/passwords/set-password.ts'
import { findRecipient, notifyPasswordChanged } from '../../../accounts/notify-person.ts'
import { toUser } from '../../../accounts/user.ts'
import { recordEvent } from '../../../protection/audit/record-event.ts'
import type { Context } from '../../../context.ts'
import { afterCommit } from '../../../operations/observability/after-commit.ts'
import { awaitVisible } from '../../../database/await-visible.ts'
import { runTransaction } from '../../../database/run-transaction.ts'
import { describeCaller } from '../../../http/guards/caller.ts'
import { readIdempotentRequest, route } from '../../../http/route.ts'
import { toRequester } from '../../../notifications/describe-requester.ts'
import { findCompletedRecovery, storeCompletedRecovery } from '../../../accounts/recovery/done-recoveries.ts'
import { readOwnerLocale } from '../../../http/read-locale.ts'
import { ApiError } from '../../../api-error.ts'
import { mustEnrol } from '../../../accounts/factors/must-enrol.ts'
import { findPendingSignIn } from '../../../accounts/factors/pending-sign-ins.ts'
import {
  createRepeatableToken,
  isRepeated,
  type IdempotentRequest,
} from '../../../accounts/sessions/idempotent-request.ts'
import { openSession } from '../../../accounts/sessions/open-session.ts'
import { admit } from '../../factors/admit.ts'
import { findRecoveryCredential } from './find-recovery-credential.ts'

export function recoveryConfirm(app: FastifyInstance, context: Context): void {
  const { breachList, config, database, deviceCookie, hasher, limits, sessionCookie } = context

  route(app, 'recoveryConfirm', async (request, reply) => {
    const { password, fingerprint } = request.body
    const caller = describeCaller(request)
    // Checked before the link is used up, so that it stays valid if the password violates a rule.
    refuseWrong({ password, person: {} })
    const idempotentRequest = readIdempotentRequest(request, request.body.token ?? request.body.phone ?? '')
    const resumed = await resumeSession(reply, idempotentRequest)
    if (resumed !== undefined) return resumed
    const found = await findRecoveryCredential(context, request)
    if (found === 'wrong') return refuse('wrong')
    // A copy of this request may have used it up in the meantime.
    if (found === null) return (await resumeSession(reply, idempotentRequest)) ?? refuse()
    const { kind, consume } = found
    await breachList.check(password)

    const passwordHash = await hasher.hash(password)
    const done = await runTransaction(database.drizzle, async (transaction) => {
      const userId = await consume(transaction)
      // The other identifier may have been proven since the link or code was sent.
      if (userId === null || !(await isWayIn(transaction, userId, kind))) return undefined
      const sessionId = randomUUID()
      return setPassword(transaction, { userId, passwordHash, sessionId }, async (user) => {
        // Only now it is known whose password it becomes. The error also undoes the use of the link or code.
        refuseWrong({ password, person: user })
        await recordEvent(transaction, { event: 'password_recovered', userId, caller })
        const unlinked = await proveByRecovery(transaction, { userId, kind, caller })
        const previousToken = sessionCookie.read(request)
        const methods = kind === 'phone' ? (['sms', 'pwd'] as const) : (['otp', 'pwd'] as const)
        const session = { id: sessionId, userId, methods, days: config.sessionDays }
        const opened = await openSession(transaction, {
          ...session,
          caller,
          fingerprint,
          previousToken,
          idempotentRequest,
          account: user[kind] ?? userId,
          ended: { unlinked, hadPassword: false },
          mustEnrol: await mustEnrol(transaction, config, user),
          // A new password ends the trust in all browsers.
          trustedAt: null,
        })
        if (idempotentRequest !== undefined)
          await storeCompletedRecovery(transaction, idempotentRequest, { userId, unlinked })
        return { user, unlinked, opened, recipient: await findRecipient(transaction, user) }
      })
    })
    if (done === undefined) return (await resumeSession(reply, idempotentRequest)) ?? refuse()
    const { user, unlinked, opened, recipient } = done
    const device = deviceCookie.write(request, reply)
    const notice = { locale: readOwnerLocale(request, user.lang), requester: toRequester(caller) }
    notifyPasswordChanged(
      context,
      recipient,
      notice,
      unlinked.map(({ social }) => social),
    )
    // If it waits for the second step, that remembers the place.
    if (opened.kind === 'session')
      await afterCommit(context, 'what follows a new password', () =>
        limits.rememberPlace({ address: caller.address, device }, listNames(user)),
      )
    await admit(context, reply, opened)
    return { ...toUser(user), unlinked }

    async function refuse(code?: 'wrong'): Promise<never> {
      await recordEvent(database.drizzle, { event: 'recovery_refused', userId: null, caller })
      if (code === undefined) throw new ApiError('recovery_invalid')
      throw new ApiError('validation_failed', { errors: [{ field: 'code', code: 'code_wrong' }] })
    }
  })

  function refuseWrong(newPassword: Parameters<typeof checkNewPassword>[0]): void {
    const wrong = checkNewPassword(newPassword, config)
    if (wrong !== undefined) throw new ApiError('validation_failed', { errors: [wrong] })
  }

  /**
   * Enters the session that the same request has opened before, if its answer was lost.
   * @returns `undefined` if it has opened none, or that session has ended
   * @throws ApiError second_factor_needed if the sign-in waits for its second step
   */
  async function resumeSession(reply: FastifyReply, idempotentRequest: IdempotentRequest | undefined) {
    if (idempotentRequest === undefined || !(await isRepeated(database.drizzle, idempotentRequest)))
      return undefined
    const done = await awaitVisible(database, () =>
      findCompletedRecovery(database.drizzle, idempotentRequest),
    )
    if (done === undefined) return undefined
    const token = await createRepeatableToken(database.drizzle, done.userId, idempotentRequest)
    if ((await findPendingSignIn(database.drizzle, token)) !== undefined)
      await admit(context, reply, { kind: 'pending', token })
    const current = await context.checkSession(token)
    if (current === undefined) return undefined
    sessionCookie.write(reply, token)
    return { ...current.user, unlinked: done.unlinked }
  }
}
