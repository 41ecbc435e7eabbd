import type { FastifyInstance } from 'fastify'
import { checkRule, passwordProfiles } from '@foyer/core/validators'
import { checkAccountName, readAccountName } from '../accounts/account-name.ts'
import { createAccount } from '../accounts/create-account.ts'
import { toUser } from '../accounts/user.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { describeCaller } from '../http/caller.ts'
import { route } from '../http/route.ts'
import { Refusal, type FieldRefusal } from '../refusals/refusal.ts'
import { startSession } from '../sessions/write-session.ts'

export function register(
  app: FastifyInstance,
  { config, database, hasher, limits, sessionCookie }: Context,
): void {
  route(app, 'register', async (request, reply) => {
    const { password, fingerprint, promocode, currency, dateOfBirth, zipCode } = request.body
    const name = readAccountName(request.body)
    const errors = [checkAccountName(name), checkPassword(password)].filter((wrong) => wrong !== undefined)
    if (errors.length > 0) throw new Refusal('validation_failed', { errors })

    const caller = describeCaller(request)
    await limits.consumeRegister(caller.address)
    const passwordHash = await hasher.hash(password)
    const { user, token } = await database.drizzle.transaction(async (transaction) => {
      const profile = { promocode, currency, dateOfBirth, zipCode }
      const user = await createAccount(transaction, { name, passwordHash, profile })
      await recordEvent(transaction, { event: 'register', userId: user.id, account: name.normalized, caller })
      const formerToken = sessionCookie.read(request)
      const session = { userId: user.id, days: config.sessionDays, caller, fingerprint, formerToken }
      return { user, token: await startSession(transaction, session) }
    })
    sessionCookie.write(reply, token)
    return toUser(user)
  })
}

/** The first rule that it breaks: one thing to put right at a time. */
function checkPassword(password: string): FieldRefusal | undefined {
  for (const rule of passwordProfiles.classic) {
    const refusal = checkRule(password, rule)
    if (refusal !== null) return { field: 'password', ...refusal }
  }
  return undefined
}
