import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readPhone } from '@foyer/core/phone'
import { listNames } from '../../../accounts/account-name.ts'
import { tidyCode } from '../../../accounts/codes/tidy-code.ts'
import { checkNewPassword } from '../../../accounts/passwords/check-new-password.ts'
import { proveByRecovery } from '../../../accounts/identifiers/first-proof.ts'
import { isWayIn } from '../../../accounts/identifiers/ways-in.ts'
import { setPassword } from '../../../accounts/passwords/set-password.ts'
import { findRecipient, notifyPasswordChanged } from '../../../accounts/notify-person.ts'
import { toUser } from '../../../accounts/user.ts'
import { recordEvent } from '../../../protection/audit/record-event.ts'
import type { Context } from '../../../context.ts'
import type { Queries } from '../../../database/database.ts'
import { afterCommit } from '../../../http/after-commit.ts'
import { awaitVisible } from '../../../database/await-visible.ts'
import { runTransaction } from '../../../database/run-transaction.ts'
import { describeCaller, type Caller } from '../../../http/guards/caller.ts'
import { readIdempotentRequest, route, type CallRequest } from '../../../http/route.ts'
import { toRequester } from '../../../notifications/describe-requester.ts'
import { findCompletedRecovery, storeCompletedRecovery } from '../../../accounts/recovery/done-recoveries.ts'
import { guessRecoveryCode, hasOpenCode, useRecoveryCode } from '../../../accounts/recovery/recovery-codes.ts'
import { findRecoveryLink, useRecoveryLink } from '../../../accounts/recovery/recovery-links.ts'
import { readOwnerLocale } from '../../../http/read-locale.ts'
import { HttpError } from '../../../http/errors/http-error.ts'
import { mustEnrol } from '../../../accounts/factors/must-enrol.ts'
import { findPendingSignIn } from '../../../accounts/factors/pending-sign-ins.ts'
import {
  createRepeatableToken,
  isRepeated,
  type IdempotentRequest,
} from '../../../accounts/sessions/idempotent-request.ts'
import { openSession } from '../../../accounts/sessions/open-session.ts'
import { admit } from '../../factors/admit.ts'

interface RecoveryCredential {
  /** The identifier that the link or code was sent to. */
  readonly kind: 'email' | 'phone'
  /** Invalidates the link or code, and returns its person. Of several concurrent calls, only one gets the person. */
  readonly consume: (queries: Queries) => Promise<string | null>
}

export function recoveryConfirm(app: FastifyInstance, context: Context): void {
  const { breachList, config, database, deviceCookie, hasher, limits, recoveryCookie, sessionCookie } =
    context

  route(app, 'recoveryConfirm', async (request, reply) => {
    const { password, fingerprint } = request.body
    const caller = describeCaller(request)
    // Checked before the link is used up, so that it stays valid if the password violates a rule.
    refuseWrong({ password, person: {} })
    const idempotentRequest = readIdempotentRequest(request, request.body.token ?? request.body.phone ?? '')
    const resumed = await resumeSession(reply, idempotentRequest)
    if (resumed !== undefined) return resumed
    const found = await findCredential(request, caller, idempotentRequest)
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
    await afterCommit(context, 'what follows a new password', () =>
      limits.rememberPlace({ address: caller.address, device }, listNames(user)),
    )
    await admit(context, reply, opened)
    return { ...toUser(user), unlinked }

    async function refuse(code?: 'wrong'): Promise<never> {
      await recordEvent(database.drizzle, { event: 'recovery_refused', userId: null, caller })
      if (code === undefined) throw new HttpError('recovery_invalid')
      throw new HttpError('validation_failed', { errors: [{ field: 'code', code: 'code_wrong' }] })
    }
  })

  function refuseWrong(newPassword: Parameters<typeof checkNewPassword>[0]): void {
    const wrong = checkNewPassword(newPassword, config)
    if (wrong !== undefined) throw new HttpError('validation_failed', { errors: [wrong] })
  }

  /**
   * Enters the session that the same request has opened before, if its answer was lost.
   * @returns `undefined` if it has opened none, or that session has ended
   * @throws HttpError second_factor_needed if the sign-in waits for its second step
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

  /**
   * Finds the link or code of a request. `null`: it is not valid, and never will be.
   * @throws HttpError unless there is a token, or a phone number with its code
   * @throws TooManyAttemptsError
   */
  async function findCredential(
    request: CallRequest<'recoveryConfirm'>,
    { address }: Caller,
    idempotentRequest: IdempotentRequest | undefined,
  ): Promise<RecoveryCredential | 'wrong' | null> {
    const { token, phone, code } = request.body
    if (token !== undefined && phone === undefined && code === undefined) {
      const link = await findRecoveryLink(database.drizzle, token)
      if (link !== null) return { kind: link.kind, consume: (queries) => useRecoveryLink(queries, token) }
      return countWrong(address)
    }
    if (token === undefined && phone !== undefined && code !== undefined) {
      // A code only works in the browser that requested it.
      const secret = recoveryCookie.read(request)
      if (secret === undefined) return countWrong(address)
      const holder = { phone: readPhone(phone).phone ?? phone.trim(), secret }
      if (!(await hasOpenCode(database.drizzle, holder, idempotentRequest))) return countWrong(address)
      const place = { address, device: deviceCookie.read(request) }
      await limits.consumeCode(place, holder.phone)
      const attempt = { holder, code: tidyCode(code), request: idempotentRequest }
      const guess = await guessRecoveryCode(database.drizzle, hasher, attempt)
      if (guess === 'over') return null
      if (guess === 'wrong') return 'wrong'
      await limits.resetCodeLimits(place, holder.phone)
      return { kind: 'phone', consume: (queries) => useRecoveryCode(queries, guess) }
    }
    const field = token === undefined ? (phone === undefined ? 'token' : 'code') : 'token'
    throw new HttpError('invalid_request', { errors: [{ field, code: 'invalid_request' }] })
  }

  /** Counts an invalid link or code for the caller's address, because each try leaves an audit event. @throws TooManyAttemptsError */
  async function countWrong(address: string): Promise<null> {
    await limits.consumeWrongLink(address)
    return null
  }
}
