import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { arePasswordsTooSimilar } from '@foyer/core/validators'
import { listNames } from '../../../accounts/account-name.ts'
import type { SessionOwner } from '../../../accounts/hold-person.ts'
import { movePasskeys } from '../../../accounts/passkeys/store-passkey.ts'
import { checkNewPassword } from '../../../accounts/passwords/check-new-password.ts'
import { setPassword } from '../../../accounts/passwords/set-password.ts'
import { findRecipient, notifyPasswordChanged } from '../../../accounts/notify-person.ts'
import { withCurrentPassword } from '../../../accounts/passwords/with-current-password.ts'
import { awaitVisible } from '../../../database/await-visible.ts'
import { recordEvent } from '../../../protection/audit/record-event.ts'
import type { Context } from '../../../context.ts'
import { afterCommit } from '../../../operations/observability/after-commit.ts'
import type { Queries } from '../../../database/database.ts'
import { sessions } from '../../../database/schema/schema.ts'
import { describeCaller } from '../../../http/guards/caller.ts'
import { readIdempotentRequest, route } from '../../../http/route.ts'
import { readOwnerLocale } from '../../../http/read-locale.ts'
import { ApiError } from '../../../api-error.ts'
import { toRequester } from '../../../notifications/describe-requester.ts'
import { findUser } from '../../../http/auth/find-user.ts'
import { createRepeatableToken } from '../../../accounts/sessions/idempotent-request.ts'
import { needProof } from '../../../accounts/sessions/proof-ways.ts'
import { startSession, type AuthMethod } from '../../../accounts/sessions/start-session.ts'
import { findRepeatedRequest } from '../find-repeated-request.ts'

export function password(app: FastifyInstance, context: Context): void {
  const { breachList, config, database, deviceCookie, hasher, limits, sessionCookie } = context

  route(app, 'password', async (request, reply) => {
    const signedIn = await findUser(context, request)
    if (signedIn === undefined) return resumeSession(request, reply, new ApiError('unauthenticated'))
    const { user, lang, sessionId, actor, methods, authenticatedAt } = signedIn
    const { password: current, newPassword } = request.body
    const idempotentRequest = readIdempotentRequest(request, user.id)
    const caller = describeCaller(request)
    const issue = checkNewPassword({ password: newPassword, person: user, field: 'newPassword' }, config)
    if (issue !== undefined) throw new ApiError('validation_failed', { errors: [issue] })
    const check = {
      actor,
      password: current ?? '',
      refusalEvent: { event: 'password_change_refused', caller },
    } as const
    let failure = new ApiError('unauthenticated')
    const changed = await withCurrentPassword(context, check, async (hasPassword) => {
      // Without a password the recent proof is enough. But without an identifier a password would be useless, so it cannot be set.
      const isFirst = !hasPassword && current === undefined && (user.email ?? user.phone) !== null
      if (!hasPassword && !isFirst)
        throw new ApiError('validation_failed', { errors: [{ field: 'password', code: 'wrong_password' }] })
      // Compared only after the current password has been verified: otherwise the error would reveal how close a guess was.
      if (current !== undefined && arePasswordsTooSimilar(newPassword, current)) {
        const errors = [{ field: 'newPassword', code: 'passwords_too_similar' } as const]
        throw new ApiError('validation_failed', { errors })
      }
      await breachList.check(newPassword, 'newPassword')
      const passwordHash = await hasher.hash(newPassword)
      return async (transaction, { hasSecondFactor, isRecent }) => {
        // The person may have enrolled a second factor in another session since this call was admitted.
        if (hasSecondFactor && !isRecent) throw await needProof(transaction, user.id, config)
        const fingerprint = await readFingerprint(transaction, { userId: user.id, sessionId })
        const { id: userId } = user
        // The new session keeps the methods of the former one, such as a second factor.
        const sessionMethods = [...new Set([...(methods as AuthMethod[]), 'pwd' as const])]
        const session = {
          id: randomUUID(),
          userId,
          methods: sessionMethods,
          // For somebody with a second factor, the current password does not count as a proof.
          authenticatedAt: hasSecondFactor ? authenticatedAt : undefined,
          days: config.sessionDays,
        }
        const next = { userId, passwordHash, sessionId: session.id }
        await movePasskeys(transaction, { userId, sessionId }, session.id)
        return setPassword(transaction, next, async () => {
          await recordEvent(transaction, { event: 'password_changed', userId, caller })
          const token = await startSession(transaction, {
            ...session,
            caller,
            fingerprint,
            idempotentRequest,
          })
          return { token, recipient: await findRecipient(transaction, user) }
        })
      }
    }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      failure = error
      return undefined
    })
    // A copy of this request may have been faster, and have ended the session or replaced the current password.
    if (changed === undefined) return resumeSession(request, reply, failure)
    const { token, recipient } = changed
    sessionCookie.write(reply, token)
    const device = deviceCookie.write(request, reply)
    notifyPasswordChanged(context, recipient, {
      locale: readOwnerLocale(request, lang),
      requester: toRequester(caller),
    })
    await afterCommit(context, 'what follows a new password', () =>
      limits.rememberPlace({ address: caller.address, device }, listNames(user)),
    )
  })

  /**
   * Enters the session that the same request has opened before, if its answer was lost, so that the browser still has the previous cookie.
   * @throws `failure` if it has opened no session, or that session has ended
   */
  async function resumeSession(
    request: FastifyRequest,
    reply: FastifyReply,
    failure: ApiError,
  ): Promise<void> {
    const token = await findOpenedToken(request)
    const opened = token && (await awaitVisible(database, () => context.checkSession(token)))
    if (!opened) throw failure
    sessionCookie.write(reply, token)
  }

  async function findOpenedToken(request: FastifyRequest): Promise<string | undefined> {
    const done = await findRepeatedRequest(context, request)
    return done && createRepeatableToken(database.drizzle, done.userId, done.idempotentRequest)
  }
}

/** Reads the fingerprint of the current session, for the new one, which is on the same device. */
async function readFingerprint(queries: Queries, { userId, sessionId }: SessionOwner) {
  const [row] = await queries
    .select({ fingerprint: sessions.fingerprint })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
  return row?.fingerprint ?? undefined
}
