import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eq } from 'drizzle-orm'
import { listNames, readAccountName } from '../../accounts/account-name.ts'
import { findCode, useCode, type VerifiedCode } from '../../accounts/codes/one-time-codes.ts'
import { createAccountFinder } from '../../accounts/find-account.ts'
import { checkReachable } from '../../accounts/identifiers/check-reachable.ts'
import { lockPerson } from '../../accounts/hold-person.ts'
import { proveIdentifier } from '../../accounts/identifiers/first-proof.ts'
import { isWayIn } from '../../accounts/identifiers/ways-in.ts'
import { mustEnrol } from '../../accounts/factors/must-enrol.ts'
import { findTrust } from '../../accounts/factors/trusted-devices.ts'
import { findSignInRecipient, notifySignedIn } from '../../accounts/notify-sign-in.ts'
import { openSession } from '../../accounts/sessions/open-session.ts'
import { admit } from '../factors/admit.ts'
import { findRecipient, notifyFirstProof } from '../../accounts/notify-person.ts'
import { toUser, userColumns, type UserRow } from '../../accounts/user.ts'
import type { Context } from '../../context.ts'
import type { Queries } from '../../database/database.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { users } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import { readDeviceId } from '../../http/device-id.ts'
import { afterCommit } from '../../operations/observability/after-commit.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { readIdempotentRequest, route } from '../../http/route.ts'
import { toRequester } from '../../notifications/describe-requester.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import { isSentAgain } from '../codes/is-sent-again.ts'
import { readCode } from '../codes/read-code.ts'
import { countCode, createCodeSender } from '../codes/send-code.ts'
import { countFailedSignIn } from '../sign-in/count-failed-sign-in.ts'

/** Signs somebody in with a code that is sent to their identifier, in two calls. */
export function signInCode(app: FastifyInstance, context: Context): void {
  const { captcha, codeCookie, config, database, deviceCookie, limits, metrics } = context
  const { sessionCookie, trustCookie } = context
  const findAccount = createAccountFinder(database)
  const sendCode = createCodeSender(context)

  route(app, 'signInCode', async (request, reply) => {
    const name = readAccountName(request.body)
    const issue = checkReachable(name, config)
    if (issue !== undefined) throw new ApiError('validation_failed', { errors: [issue] })
    const idempotentRequest = readIdempotentRequest(request, name.normalized)
    await countCode(context, request, name)
    if (!(await isSentAgain(context, request, { purpose: 'sign-in', name })))
      await captcha.check({
        action: 'login',
        caller: describeCaller(request),
        account: name.normalized,
        deviceId: readDeviceId(request),
        answer: request.body.captcha,
        idempotentRequest,
      })
    // From here on known and unknown identifiers cause the same work, and get the same answer.
    const account = await findAccount(name)
    const isOpen = await isWayIn(database.drizzle, account?.user.id, name.kind)
    const user = isOpen ? account?.user : undefined
    const userId = user?.id ?? null
    // Sent to the identifier on file, not to another spelling of it.
    const to = user?.[name.kind] ?? null
    await sendCode(request, reply, {
      purpose: 'sign-in',
      name,
      userId,
      to,
      lang: user?.lang,
      isCounted: true,
      idempotentRequest,
    })
    return {}
  })

  route(app, 'signInCodeConfirm', async (request, reply) => {
    const { code, fingerprint } = request.body
    const caller = describeCaller(request)
    const verifiedCode = await readSignInCode(request, code)
    const { kind, normalized } = verifiedCode
    const place = { address: caller.address, device: deviceCookie.read(request) }
    const sessionId = randomUUID()
    const session = {
      id: sessionId,
      methods: [kind === 'phone' ? 'sms' : 'otp'],
      days: config.sessionDays,
      caller,
      fingerprint,
      previousToken: sessionCookie.read(request),
    } as const
    const { user, opened, first, to } = await runTransaction(database.drizzle, async (transaction) => {
      const user = await lockOwner(transaction, verifiedCode)
      const userId = user.id
      await useCode(transaction, verifiedCode)
      // The proof comes first: if it ends a stranger's second factor, for example, that does not stop this sign-in.
      const ended = await proveIdentifier(transaction, { userId, kind, caller, sessionId }, config)
      const opened = await openSession(transaction, {
        ...session,
        userId,
        account: normalized,
        ended: ended ?? undefined,
        mustEnrol: await mustEnrol(transaction, config, user),
        trustedAt: await findTrust(transaction, {
          userId,
          token: trustCookie.read(request),
          days: config.secondFactor.trustDays,
        }),
      })
      if (opened.kind === 'session')
        await recordEvent(transaction, { event: 'login', userId, account: normalized, caller })
      const first = ended && { ended, recipient: await findRecipient(transaction, user) }
      // Whoever reads the mail with the code knows of the sign-in.
      const isKnown =
        kind === 'email' || first !== null || (await limits.isKnownDevice(transaction, place, normalized))
      const to = await findSignInRecipient(transaction, userId, isKnown)
      return { user, opened, first, to }
    })
    const device = deviceCookie.write(request, reply)
    const notice = { locale: readOwnerLocale(request, user.lang), requester: toRequester(caller) }
    if (first !== null) {
      const { ended, recipient } = first
      notifyFirstProof(context, recipient, notice, ended)
    }
    if (opened.kind === 'session') await notifySignedIn(context, { to, userId: user.id }, notice)
    await afterCommit(context, 'what follows a sign-in with a code', () =>
      Promise.all([
        opened.kind === 'session' && limits.rememberPlace({ ...place, device }, listNames(user)),
        captcha.forget(describeCaptchaSubject(request, normalized)),
      ]),
    )
    metrics.countLogin(opened.kind === 'session' ? 'success' : 'second_factor_needed')
    await admit(context, reply, opened)
    return { ...toUser(user), ended: first?.ended ?? null }
  })

  /** Compares the code. A wrong one is a refused sign-in. */
  async function readSignInCode(request: FastifyRequest, code: string): Promise<SignInCode> {
    try {
      const verifiedCode = await readCode(context, request, { purpose: 'sign-in', code })
      // The digits are right, but no account has the identifier, so no message has contained them.
      if (verifiedCode.userId === null)
        throw new ApiError('validation_failed', { errors: [{ field: 'code', code: 'code_wrong' }] })
      return { ...verifiedCode, userId: verifiedCode.userId }
    } catch (error) {
      countFailedSignIn(metrics, error)
      if (error instanceof ApiError) await recordRefusal(request)
      throw error
    }
  }

  async function recordRefusal(request: FastifyRequest): Promise<void> {
    const secret = codeCookie.read(request)
    if (secret === undefined) return
    const requested = await findCode(database.drizzle, { purpose: 'sign-in', secret })
    if (requested === undefined) return
    const { userId, normalized: account } = requested
    const caller = describeCaller(request)
    await recordEvent(database.drizzle, { event: 'login_refused', userId, account, caller })
    await captcha.count(describeCaptchaSubject(request, account))
  }
}

interface SignInCode extends VerifiedCode {
  readonly userId: string
}

function describeCaptchaSubject(request: FastifyRequest, account: string) {
  const { address } = describeCaller(request)
  return { action: 'login', address, account, deviceId: readDeviceId(request) } as const
}

/**
 * Locks the person to whom the code belongs.
 * @throws ApiError code_over if the account was deleted, or the identifier no longer opens it
 */
async function lockOwner(queries: Queries, { userId, kind, normalized }: SignInCode): Promise<UserRow> {
  await lockPerson(queries, userId)
  const [user] = await queries.select(userColumns).from(users).where(eq(users.id, userId))
  if (user === undefined || !listNames(user).includes(normalized)) throw new ApiError('code_over')
  if (!(await isWayIn(queries, userId, kind))) throw new ApiError('code_over')
  return user
}
