import type { FastifyInstance } from 'fastify'
import { firstBirthday, latestDay } from '@foyer/core/checkout'
import { listNames, readAccountName, type AccountName } from '../../accounts/account-name.ts'
import { checkNewPassword } from '../../accounts/passwords/check-new-password.ts'
import { createAccount } from '../../accounts/create-account.ts'
import { createAccountFinder } from '../../accounts/find-account.ts'
import { toUser, type UserRow } from '../../accounts/user.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import type { Context } from '../../context.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readDeviceId } from '../../http/device-id.ts'
import { readIdempotentRequest, route } from '../../http/route.ts'
import { redeemPromocode } from '../../checkout/promocodes/redeem-promocode.ts'
import { HttpError, type FieldIssue } from '../../http/errors/http-error.ts'
import { isRepeated, type IdempotentRequest } from '../../accounts/sessions/idempotent-request.ts'
import { startSession } from '../../accounts/sessions/start-session.ts'

export function register(app: FastifyInstance, context: Context): void {
  const { captcha, config, database, deviceCookie, hasher, limits, sessionCookie } = context
  const findAccount = createAccountFinder(database)

  route(app, 'register', async (request, reply) => {
    const { password, fingerprint, promocode, currency, dateOfBirth, zipCode, captcha: answer } = request.body
    const name = readAccountName(request.body)
    const errors = [
      name.issue,
      checkNewPassword(password, config.passwordProfile),
      checkBirthday(dateOfBirth),
    ].filter((wrong) => wrong !== undefined)
    if (errors.length > 0) throw new HttpError('validation_failed', { errors })

    const caller = describeCaller(request)
    const idempotentRequest = readIdempotentRequest(request, name.normalized)
    await limits.consumeRegister(caller.address)
    await captcha.check({
      action: 'register',
      caller,
      account: name.normalized,
      deviceId: readDeviceId(request),
      answer,
      idempotentRequest,
    })
    const passwordHash = await hasher.hash(password)
    const session = {
      days: config.sessionDays,
      caller,
      fingerprint,
      formerToken: sessionCookie.read(request),
      idempotentRequest,
    }
    const { user, token } = await database.drizzle
      .transaction(async (transaction) => {
        const profile = { promocode, currency, dateOfBirth, zipCode }
        const user = await createAccount(transaction, { name, passwordHash, profile })
        // An invalid promo code is an error here, because the form is still open to remove it.
        if (promocode)
          await redeemPromocode(transaction, {
            code: promocode,
            kind: 'promocode',
            userId: user.id,
            field: 'promocode',
          })
        await recordEvent(transaction, {
          event: 'register',
          userId: user.id,
          account: name.normalized,
          caller,
        })
        return { user, token: await startSession(transaction, { ...session, userId: user.id }) }
      })
      .catch(async (error: unknown) => {
        const user =
          isTaken(error) && idempotentRequest !== undefined
            ? await findMadeBy(idempotentRequest, name, password)
            : undefined
        if (user === undefined) {
          if (error instanceof HttpError) await captcha.spend({ answer })
          throw error
        }
        return { user, token: await startSession(database.drizzle, { ...session, userId: user.id }) }
      })
    const device = deviceCookie.write(request, reply)
    await limits.rewardLogin({ address: caller.address, device }, listNames(user))
    sessionCookie.write(reply, token)
    return toUser(user)
  })

  /** The account that the same request has created before, if its answer was lost. */
  async function findMadeBy(
    idempotentRequest: IdempotentRequest,
    name: AccountName,
    password: string,
  ): Promise<UserRow | undefined> {
    if (!(await isRepeated(database.drizzle, idempotentRequest))) return undefined
    const account = await findAccount(name)
    const isRight = await hasher.verify(account?.passwordHash ?? null, password)
    return isRight ? account?.user : undefined
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'account_exists'
}

/** The same rule as in the form: not before 1900, and not in the future. */
function checkBirthday(day: string | undefined): FieldIssue | undefined {
  if (day === undefined || (day >= firstBirthday && day <= latestDay(Date.now()))) return undefined
  return { field: 'dateOfBirth', code: 'birth_year' }
}
