import type { FastifyInstance } from 'fastify'
import { checkAccountName, readAccountName } from '../accounts/account-name.ts'
import { createAccountFinder } from '../accounts/find-account.ts'
import { replaceWeakHash } from '../accounts/replace-weak-hash.ts'
import { toUser } from '../accounts/user.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { describeCaller } from '../http/caller.ts'
import { readDeviceId } from '../http/device-id.ts'
import { readAttempt, route } from '../http/route.ts'
import { TooManyAttemptsError } from '../limits/too-many-attempts-error.ts'
import { OverloadedError } from '../passwords/overloaded-error.ts'
import { Refusal } from '../refusals/refusal.ts'

export function login(app: FastifyInstance, context: Context): void {
  const { captcha, database, hasher, limits, metrics, recordLogin, sessionCookie } = context
  const findAccount = createAccountFinder(database.drizzle)

  route(app, 'login', async (request, reply) => {
    const { password, fingerprint, captcha: answer } = request.body
    const name = readAccountName(request.body)
    const wrong = checkAccountName(name)
    if (wrong !== undefined) throw new Refusal('validation_failed', { errors: [wrong] })

    const caller = describeCaller(request)
    const attempt = readAttempt(request, name.normalized)
    const suspect = { address: caller.address, account: name.normalized, deviceId: readDeviceId(request) }
    await limits.consumeLogin(caller.address, name.normalized).catch(countAndThrow)
    await captcha.check({ action: 'login', caller, ...suspect, answer, attempt })
    let userId: string | null = null
    let entry = await enter()
    // The hash was replaced while the password was verified: for another password, or by a better hash of this one.
    if (entry === 'changed') entry = await enter()
    if (typeof entry === 'string') return refuse()
    const { user, token } = entry
    metrics.countLogin('success')
    sessionCookie.write(reply, token)
    return toUser(user)

    async function enter() {
      // From here on a known and an unknown account do the same work, and get the same answer.
      const account = await findAccount(name)
      const isRight = await hasher.verify(account?.passwordHash ?? null, password).catch(countAndThrow)
      userId = account?.user.id ?? null
      if (account === undefined || account.passwordHash === null || !isRight) return 'wrong'
      const { user, passwordHash } = account
      const [token] = await Promise.all([
        recordLogin({
          userId: user.id,
          account: name.normalized,
          passwordHash,
          caller,
          fingerprint,
          formerToken: sessionCookie.read(request),
          attempt,
        }),
        limits.rewardLogin(caller.address, name.normalized),
        captcha.forget(suspect),
      ])
      if (token === undefined) return 'changed'
      await replaceWeakHash(context, account, password)
      return { user, token }
    }

    async function refuse(): Promise<never> {
      await recordEvent(database.drizzle, {
        event: 'login_refused',
        userId,
        account: name.normalized,
        caller,
      })
      await captcha.count(suspect)
      metrics.countLogin('refused')
      throw new Refusal('invalid_credentials')
    }
  })

  function countAndThrow(error: unknown): never {
    if (error instanceof TooManyAttemptsError || error instanceof OverloadedError)
      metrics.countLogin(error.code)
    throw error
  }
}
