import type { FastifyInstance } from 'fastify'
import type { RequestBody } from '@foyer/core/wire'
import { checkNewPassword } from '../accounts/check-new-password.ts'
import { tellPasswordChanged } from '../accounts/tell-password-changed.ts'
import { setPassword } from '../accounts/set-password.ts'
import { toUser } from '../accounts/user.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { describeCaller } from '../http/caller.ts'
import { route } from '../http/route.ts'
import { guessRecoveryCode, useRecoveryCode } from '../recovery/recovery-codes.ts'
import { isRecoveryLinkOpen, useRecoveryLink } from '../recovery/recovery-links.ts'
import { readLocale } from '../refusals/words.ts'
import { Refusal } from '../refusals/refusal.ts'
import { startSession } from '../sessions/write-session.ts'

/** Takes a link or a code out of use, and says whose it was. Of any number that try at once one is told. */
type Use = (queries: Queries) => Promise<string | null>

export function recoveryConfirm(app: FastifyInstance, context: Context): void {
  const { config, database, hasher, limits, sessionCookie } = context

  route(app, 'recoveryConfirm', async (request, reply) => {
    const { password, fingerprint } = request.body
    const caller = describeCaller(request)
    // Before the password is looked at, so that a rule it breaks leaves the link as it was.
    const wrong = checkNewPassword(password)
    if (wrong !== undefined) throw new Refusal('validation_failed', { errors: [wrong] })
    await limits.consumeRecoveryConfirm(caller.address)
    const use = await findUse(request.body)
    if (use === null) return refuse()

    const passwordHash = await hasher.hash(password)
    const done = await database.drizzle.transaction(async (transaction) => {
      const userId = await use(transaction)
      if (userId === null) return null
      const user = await setPassword(transaction, userId, passwordHash)
      if (user === undefined) return null
      await recordEvent(transaction, { event: 'password_recovered', userId, caller })
      const formerToken = sessionCookie.read(request)
      const session = { userId, days: config.sessionDays, caller, fingerprint, formerToken }
      return { user, token: await startSession(transaction, session) }
    })
    if (done === null) return refuse()
    tellPasswordChanged(context, done.user, readLocale(request))
    sessionCookie.write(reply, done.token)
    return toUser(done.user)

    async function refuse(): Promise<never> {
      await recordEvent(database.drizzle, { event: 'recovery_refused', userId: null, caller })
      throw new Refusal('recovery_invalid')
    }
  })

  /** @throws Refusal unless there is a token, or a phone with its code */
  async function findUse({ token, phone, code }: RequestBody<'recoveryConfirm'>): Promise<Use | null> {
    if (token !== undefined && phone === undefined && code === undefined) {
      const isOpen = await isRecoveryLinkOpen(database.drizzle, token)
      return isOpen ? (queries) => useRecoveryLink(queries, token) : null
    }
    if (token === undefined && phone !== undefined && code !== undefined) {
      const right = await guessRecoveryCode(database.drizzle, hasher, { phone: phone.trim(), code })
      return right && ((queries) => useRecoveryCode(queries, right))
    }
    const field = token === undefined ? (phone === undefined ? 'token' : 'code') : 'token'
    throw new Refusal('invalid_request', { errors: [{ field, code: 'invalid_request' }] })
  }
}
