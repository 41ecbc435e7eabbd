import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { listNames } from '../../accounts/account-name.ts'
import { createAccount } from '../../accounts/lifecycle/create-account.ts'
import { createAccountFinder } from '../../accounts/find-account.ts'
import { hasProof } from '../../accounts/identifiers/identifiers.ts'
import { toUser, type UserRow } from '../../accounts/user.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import type { Context } from '../../context.ts'
import { awaitVisible } from '../../database/await-visible.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { afterCommit } from '../../operations/observability/after-commit.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readDeviceId } from '../../http/device-id.ts'
import { readIdempotentRequest, route } from '../../http/route.ts'
import { redeemPromocode } from '../../checkout/promocodes/redeem-promocode.ts'
import { ApiError } from '../../api-error.ts'
import {
  createRepeatableToken,
  isRepeated,
  type IdempotentRequest,
} from '../../accounts/sessions/idempotent-request.ts'
import { consumeChallenge } from '../../accounts/passkeys/challenges.ts'
import { storePasskey } from '../../accounts/passkeys/store-passkey.ts'
import { methodsOfUse } from '../../accounts/passkeys/verify-used-passkey.ts'
import { readSignUpPasskey, type SignUpPasskey } from '../passkeys/read-sign-up-passkey.ts'
import { startSession, type NewSession } from '../../accounts/sessions/start-session.ts'
import { readSignUp } from './read-sign-up.ts'

export function register(app: FastifyInstance, context: Context): void {
  const { breachList, captcha, config, database, deviceCookie, hasher, limits, sessionCookie } = context
  const findAccount = createAccountFinder(database)

  route(app, 'register', async (request, reply) => {
    const { fingerprint, promocode, currency, dateOfBirth, zipCode, captcha: answer } = request.body
    if (config.registration === 'private') throw new ApiError('registration_private')
    const { name, password } = readSignUp(request.body, config)

    const caller = describeCaller(request)
    const idempotentRequest = readIdempotentRequest(request, name.normalized)
    await limits.consumeRegister(caller.address)
    const passkey = await readSignUpPasskey(context, request, request.body.passkey)
    // Checked before the captcha, which would be used up if the form were refused afterwards.
    if (password !== undefined) await breachList.check(password)
    await captcha.check({
      action: 'register',
      caller,
      account: name.normalized,
      deviceId: readDeviceId(request),
      answer,
      idempotentRequest,
    })
    const passwordHash = password === undefined ? null : await hasher.hash(password)
    const sessionId = randomUUID()
    const session = {
      id: sessionId,
      methods: passkey
        ? methodsOfUse(passkey.verified, passkey.verified)
        : password === undefined
          ? []
          : ['pwd'],
      days: config.sessionDays,
      caller,
      fingerprint,
      previousToken: sessionCookie.read(request),
      idempotentRequest,
    } satisfies Omit<NewSession, 'userId'>
    const { user, token } = await runTransaction(database.drizzle, async (transaction) => {
      const profile = { promocode, currency, dateOfBirth, zipCode }
      // First, because an account that was created with a passkey has the id that is stored in it.
      if (passkey !== undefined) await consumeChallenge(transaction, passkey.challenge)
      const user = await createAccount(transaction, {
        id: passkey?.userId,
        name,
        passwordHash,
        sessionId,
        profile,
      })
      if (passkey !== undefined)
        await storePasskey(transaction, { userId: user.id, sessionId }, passkey.verified)
      // Here an invalid promo code is an error, because the form is still open, and the person can remove it.
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
    }).catch(async (error: unknown) => {
      const resumed = isAlreadyCreated(error)
        ? await resumeSession(idempotentRequest, { name, password, passkey })
        : undefined
      if (resumed === undefined) {
        if (error instanceof ApiError) await captcha.invalidate({ answer })
        throw error
      }
      return resumed
    })
    const device = deviceCookie.write(request, reply)
    await afterCommit(context, 'what follows a sign-up', () =>
      limits.rememberPlace({ address: caller.address, device }, listNames(user)),
    )
    sessionCookie.write(reply, token)
    return toUser(user)
  })

  /**
   * Enters the session that the same request has opened before, if its answer was lost.
   * @returns `undefined` if it has opened none, or that has ended: the account may even be a new one, made by somebody else
   */
  async function resumeSession(
    idempotentRequest: IdempotentRequest | undefined,
    { name, password, passkey }: ReturnType<typeof readSignUp> & { passkey: SignUpPasskey | undefined },
  ): Promise<{ user: UserRow; token: string } | undefined> {
    if (!idempotentRequest || !(await isRepeated(database.drizzle, idempotentRequest))) return undefined
    const account = await awaitVisible(database, () => findAccount(name))
    if (account === undefined) return undefined
    const { user, passwordHash } = account
    const isMatch =
      password === undefined ? passwordHash === null : await hasher.verify(passwordHash, password)
    // If the account was created with this passkey, it has the passkey's user id.
    if (!isMatch || (passkey !== undefined && passkey.userId !== user.id)) return undefined
    const token = await createRepeatableToken(database.drizzle, user.id, idempotentRequest)
    const opened = await awaitVisible(database, () => context.checkSession(token))
    // Once an identifier is proven, the account belongs to the person who proved it, and the session may be theirs.
    if (opened === undefined || (await hasProof(database.drizzle, user.id))) return undefined
    return { user, token }
  }
}

/** Does the account exist already? Perhaps an earlier copy of this request has created it. */
function isAlreadyCreated(error: unknown): boolean {
  return error instanceof ApiError && ['account_exists', 'passkey_used'].includes(error.code)
}
