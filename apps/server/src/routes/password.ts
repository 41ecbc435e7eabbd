import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { arePasswordsTooSimilar } from '@foyer/core/validators'
import { checkNewPassword } from '../accounts/check-new-password.ts'
import { checkPresentPassword } from '../accounts/check-present-password.ts'
import { setPassword } from '../accounts/set-password.ts'
import { tellPasswordChanged } from '../accounts/tell-password-changed.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { sessions } from '../database/schema.ts'
import { describeCaller } from '../http/caller.ts'
import { route } from '../http/route.ts'
import { readLocale } from '../refusals/words.ts'
import { Refusal } from '../refusals/refusal.ts'
import { requireUser } from '../sessions/require-user.ts'
import { startSession } from '../sessions/write-session.ts'

export function password(app: FastifyInstance, context: Context): void {
  const { config, database, hasher, sessionCookie } = context

  route(app, 'password', async (request, reply) => {
    const { user, sessionId } = await requireUser(context, request)
    const { password: present, newPassword } = request.body
    const caller = describeCaller(request)
    const wrong = checkNewPassword(newPassword, 'newPassword')
    if (wrong !== undefined) throw new Refusal('validation_failed', { errors: [wrong] })
    if ((await checkPresentPassword(context, user.id, present)) !== 'right') {
      await recordEvent(database.drizzle, { event: 'password_change_refused', userId: user.id, caller })
      throw new Refusal('validation_failed', { errors: [{ field: 'password', code: 'wrong_password' }] })
    }
    // Only once it is known to be the present one: else this would tell how near a guess was.
    if (arePasswordsTooSimilar(newPassword, present)) {
      const errors = [{ field: 'newPassword', code: 'passwords_too_similar' } as const]
      throw new Refusal('validation_failed', { errors })
    }
    const passwordHash = await hasher.hash(newPassword)
    const token = await database.drizzle.transaction(async (transaction) => {
      const fingerprint = await readFingerprint(transaction, sessionId)
      await setPassword(transaction, user.id, passwordHash)
      await recordEvent(transaction, { event: 'password_changed', userId: user.id, caller })
      return startSession(transaction, { userId: user.id, days: config.sessionDays, caller, fingerprint })
    })
    tellPasswordChanged(context, user, readLocale(request))
    sessionCookie.write(reply, token)
  })
}

/** The new session is of the same device. */
async function readFingerprint(queries: Queries, sessionId: string) {
  const [row] = await queries
    .select({ fingerprint: sessions.fingerprint })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return row?.fingerprint ?? undefined
}
