import type { FastifyInstance } from 'fastify'
import { checkAccountName, readAccountName } from '../accounts/account-name.ts'
import { createAccountFinder } from '../accounts/find-account.ts'
import { replaceWeakHash } from '../accounts/replace-weak-hash.ts'
import { toUser } from '../accounts/user.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { describeCaller } from '../http/caller.ts'
import { route } from '../http/route.ts'
import { Refusal } from '../refusals/refusal.ts'
import { startSession } from '../sessions/write-session.ts'

export function login(app: FastifyInstance, context: Context): void {
  const { config, database, hasher, limits, metrics, sessionCookie } = context
  const findAccount = createAccountFinder(database.drizzle)

  route(app, 'login', async (request, reply) => {
    const { password, fingerprint } = request.body
    const name = readAccountName(request.body)
    const wrong = checkAccountName(name)
    if (wrong !== undefined) throw new Refusal('validation_failed', { errors: [wrong] })

    const caller = describeCaller(request)
    await limits.consumeLogin(caller.address, name.normalized)
    // From here on a known and an unknown account do the same work, and get the same answer.
    const account = await findAccount(name)
    const isRight = await hasher.verify(account?.passwordHash ?? null, password)
    const event = { userId: account?.user.id ?? null, account: name.normalized, caller }
    if (account === undefined || !isRight) {
      await recordEvent(database.drizzle, { ...event, event: 'login_refused' })
      metrics.countLogin('refused')
      throw new Refusal('invalid_credentials')
    }

    const [token] = await Promise.all([
      database.drizzle.transaction(async (transaction) => {
        await recordEvent(transaction, { ...event, event: 'login' })
        return startSession(transaction, {
          userId: account.user.id,
          days: config.sessionDays,
          caller,
          fingerprint,
          formerToken: sessionCookie.read(request),
        })
      }),
      limits.rewardLogin(caller.address, name.normalized),
      replaceWeakHash(context, account, password),
    ])
    metrics.countLogin('success')
    sessionCookie.write(reply, token)
    return toUser(account.user)
  })
}
