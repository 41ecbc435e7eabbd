import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { RequestBody } from '@foyer/core/wire'
import { listNames, readAccountName, type AccountName } from '../../accounts/account-name.ts'
import { useCode, type VerifiedCode } from '../../accounts/codes/one-time-codes.ts'
import { createAccount } from '../../accounts/lifecycle/create-account.ts'
import { createAccountFinder } from '../../accounts/find-account.ts'
import { isWayIn } from '../../accounts/identifiers/ways-in.ts'
import { consumeChallenge } from '../../accounts/passkeys/challenges.ts'
import { storePasskey } from '../../accounts/passkeys/store-passkey.ts'
import { methodsOfUse } from '../../accounts/passkeys/verify-used-passkey.ts'
import { readSignUpPasskey, type SignUpPasskey } from '../passkeys/read-sign-up-passkey.ts'
import { startSession, type AuthMethod } from '../../accounts/sessions/start-session.ts'
import { toUser, type UserRow } from '../../accounts/user.ts'
import { findPromocode } from '../../checkout/promocodes/find-promocode.ts'
import { redeemIfValid } from '../../checkout/promocodes/redeem-promocode.ts'
import type { Context } from '../../context.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { ApiError } from '../../api-error.ts'
import { readDeviceId } from '../../http/device-id.ts'
import { afterCommit } from '../../operations/observability/after-commit.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import type { Caller } from '../../protection/caller.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { readIdempotentRequest, route, type CallRequest } from '../../http/route.ts'
import { toRequester } from '../../notifications/describe-requester.ts'
import { writeAccountExistsMail } from '../../notifications/mail/identifier-mails.ts'
import { writeAccountExistsSms } from '../../notifications/sms/identifier-sms.ts'
import { readSender } from '../../notifications/sender.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import { forgetPlaces } from '../../protection/limits/forget-person.ts'
import { readSignUp } from '../auth/read-sign-up.ts'
import { isSentAgain } from '../codes/is-sent-again.ts'
import { readCode } from '../codes/read-code.ts'
import { createCodeSender } from '../codes/send-code.ts'

/** The account to create once the code is confirmed. Stored even if the identifier is taken and no code is sent. Never the password itself. */
interface PendingAccount extends Pick<
  RequestBody<'register'>,
  'promocode' | 'currency' | 'dateOfBirth' | 'zipCode'
> {
  /** `null`: people have no passwords here. */
  readonly passwordHash: string | null
  readonly passkey?: SignUpPasskey | undefined
}

/** Signs somebody up without revealing whether an account exists: docs/decisions/082-private-registration.md. */
export function registration(app: FastifyInstance, context: Context): void {
  const {
    breachList,
    captcha,
    config,
    database,
    deviceCookie,
    hasher,
    limits,
    notifications,
    sessionCookie,
  } = context
  const findAccount = createAccountFinder(database)
  const sendCode = createCodeSender(context)
  const sender = readSender(config)

  route(app, 'registration', async (request, reply) => {
    const { name, password } = readSignUp(request.body, config)
    const caller = describeCaller(request)
    const idempotentRequest = readIdempotentRequest(request, name.normalized)
    await limits.consumeRegister(caller.address)
    const passkey = await readSignUpPasskey(context, request, request.body.passkey)
    if (password !== undefined) await breachList.check(password)
    if (!(await isSentAgain(context, request, { purpose: 'sign-up', name })))
      await captcha.check({
        action: 'register',
        caller,
        account: name.normalized,
        deviceId: readDeviceId(request),
        answer: request.body.captcha,
        idempotentRequest,
      })
    const { promocode, currency, dateOfBirth, zipCode } = request.body
    await checkPromocode(promocode)
    // From here on known and unknown identifiers cause the same work, and get the same answer.
    const passwordHash = password === undefined ? null : await hasher.hash(password)
    const pending: PendingAccount = { passwordHash, passkey, promocode, currency, dateOfBirth, zipCode }
    const account = await findAccount(name)
    // If the identifier does not open the account that has it, its owner may create an account of their own, and gets the identifier by the code.
    const isOpen = await isWayIn(database.drizzle, account?.user.id, name.kind)
    const owner = isOpen ? account?.user : undefined
    const codeRequest = {
      purpose: 'sign-up',
      name,
      userId: null,
      details: pending,
      idempotentRequest,
    } as const
    const isNew = await sendCode(request, reply, {
      ...codeRequest,
      to: owner === undefined ? name.given : null,
    })
    if (isNew && owner !== undefined) notifyOwner(request, owner, name, caller)
    return {}
  })

  /** Checked now, while the form is still open, and the person can correct the code. */
  async function checkPromocode(code: string | undefined): Promise<void> {
    if (code === undefined) return
    const found = await findPromocode(database.drizzle, { code, kind: 'promocode', userId: null })
    if ('problem' in found)
      throw new ApiError('validation_failed', { errors: [{ field: 'promocode', code: found.problem }] })
  }

  /** Notifies a person who already has an account: most likely they have forgotten it. */
  function notifyOwner(
    request: CallRequest<'registration'>,
    { email, phone, lang }: UserRow,
    { kind, normalized }: AccountName,
    caller: Caller,
  ): void {
    const locale = readOwnerLocale(request, lang)
    const place = { address: caller.address, device: deviceCookie.read(request) }
    if (kind === 'email' && email !== null)
      notifications.mail(
        writeAccountExistsMail(sender, { to: email, locale, requester: toRequester(caller) }),
      )
    if (kind === 'phone' && phone !== null)
      notifications.sms(writeAccountExistsSms(sender, { to: phone, locale }), { place, account: normalized })
  }

  route(app, 'registrationConfirm', async (request, reply) => {
    const { code, fingerprint } = request.body
    const verifiedCode = await readCode(context, request, { purpose: 'sign-up', code })
    const caller = describeCaller(request)
    const sessionId = randomUUID()
    const { passwordHash, passkey, promocode, ...profile } = readPending(verifiedCode)
    const method = verifiedCode.kind === 'phone' ? 'sms' : 'otp'
    const passkeyMethods = passkey === undefined ? [] : methodsOfUse(passkey.verified, passkey.verified)
    const methods: readonly AuthMethod[] = [
      method,
      ...(passwordHash === null ? [] : ['pwd' as const]),
      ...passkeyMethods,
    ]
    const previousToken = sessionCookie.read(request)
    const session = {
      id: sessionId,
      methods,
      days: config.sessionDays,
      caller,
      fingerprint,
      previousToken,
    }
    const { user, token } = await runTransaction(database.drizzle, async (transaction) => {
      await useCode(transaction, verifiedCode)
      const name = readAccountName({ [verifiedCode.kind]: verifiedCode.given })
      // First, because an account that was created with a passkey has the id that is stored in it.
      if (passkey !== undefined) await consumeChallenge(transaction, passkey.challenge)
      const user = await createAccount(transaction, {
        id: passkey?.userId,
        name,
        passwordHash,
        sessionId,
        isProven: true,
        profile: { ...profile, promocode },
      })
      const { id: userId } = user
      if (passkey !== undefined) await storePasskey(transaction, { userId, sessionId }, passkey.verified)
      if (promocode) await redeemIfValid(transaction, promocode, userId)
      await recordEvent(transaction, { event: 'register', userId, account: name.normalized, caller })
      const token = await startSession(transaction, { ...session, userId })
      // Places known for an account that had the identifier without a proof. Last, because other sign-ins may wait for the rows that it locks.
      await forgetPlaces(transaction, [name.normalized])
      return { user, token }
    })
    return finishSignUp(user, token, { caller, device: deviceCookie.write(request, reply), reply })
  })

  async function finishSignUp(
    user: UserRow,
    token: string,
    { caller, device, reply }: { caller: Caller; device: string; reply: FastifyReply },
  ) {
    await afterCommit(context, 'what follows a sign-up', () =>
      limits.rememberPlace({ address: caller.address, device }, listNames(user)),
    )
    sessionCookie.write(reply, token)
    return toUser(user)
  }
}

function readPending({ details }: VerifiedCode): PendingAccount {
  const pending: Partial<PendingAccount> = { ...details }
  if (pending.passwordHash === undefined) throw new Error('A code of a sign-up has no account to make.')
  return { ...pending, passwordHash: pending.passwordHash }
}
