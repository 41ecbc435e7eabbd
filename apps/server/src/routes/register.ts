import type { FastifyInstance } from 'fastify'
import { checkAccountName, readAccountName, type AccountName } from '../accounts/account-name.ts'
import { checkNewPassword } from '../accounts/check-new-password.ts'
import { createAccount } from '../accounts/create-account.ts'
import { createAccountFinder } from '../accounts/find-account.ts'
import { toUser, type UserRow } from '../accounts/user.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { describeCaller } from '../http/caller.ts'
import { readDeviceId } from '../http/device-id.ts'
import { readAttempt, route } from '../http/route.ts'
import { redeemAtSignUp } from '../promocodes/redeem-promocode.ts'
import { Refusal } from '../refusals/refusal.ts'
import { isRepeated, type Attempt } from '../sessions/attempt.ts'
import { startSession } from '../sessions/write-session.ts'

export function register(app: FastifyInstance, context: Context): void {
  const { captcha, config, database, hasher, limits, sessionCookie } = context
  const findAccount = createAccountFinder(database.drizzle)

  route(app, 'register', async (request, reply) => {
    const { password, fingerprint, promocode, currency, dateOfBirth, zipCode } = request.body
    const name = readAccountName(request.body)
    const errors = [checkAccountName(name), checkNewPassword(password)].filter((wrong) => wrong !== undefined)
    if (errors.length > 0) throw new Refusal('validation_failed', { errors })

    const caller = describeCaller(request)
    const attempt = readAttempt(request, name.normalized)
    await limits.consumeRegister(caller.address)
    await captcha.check({
      action: 'register',
      caller,
      account: name.normalized,
      deviceId: readDeviceId(request),
      answer: request.body.captcha,
      attempt,
    })
    const passwordHash = await hasher.hash(password)
    const session = {
      days: config.sessionDays,
      caller,
      fingerprint,
      formerToken: sessionCookie.read(request),
      attempt,
    }
    const { user, token } = await database.drizzle
      .transaction(async (transaction) => {
        const profile = { promocode, currency, dateOfBirth, zipCode }
        const user = await createAccount(transaction, { name, passwordHash, profile })
        await redeemAtSignUp(transaction, promocode, user.id)
        await recordEvent(transaction, {
          event: 'register',
          userId: user.id,
          account: name.normalized,
          caller,
        })
        return { user, token: await startSession(transaction, { ...session, userId: user.id }) }
      })
      .catch(async (refusal: unknown) => {
        const user =
          isTaken(refusal) && attempt !== undefined ? await findMadeBy(attempt, name, password) : undefined
        if (user === undefined) throw refusal
        return { user, token: await startSession(database.drizzle, { ...session, userId: user.id }) }
      })
    sessionCookie.write(reply, token)
    return toUser(user)
  })

  /** The account that this very attempt has made, when it was sent before and its answer was lost. */
  async function findMadeBy(
    attempt: Attempt,
    name: AccountName,
    password: string,
  ): Promise<UserRow | undefined> {
    if (!(await isRepeated(database.drizzle, attempt))) return undefined
    const account = await findAccount(name)
    const isRight = await hasher.verify(account?.passwordHash ?? null, password)
    return isRight ? account?.user : undefined
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'account_exists'
}
