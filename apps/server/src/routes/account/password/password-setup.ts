import type { User } from '@foyer/core/wire'
import type { FastifyInstance } from 'fastify'
import { listNames, readAccountName } from '../../../accounts/account-name.ts'
import { isCopyOf } from '../../../accounts/codes/count-once.ts'
import { tidyCode } from '../../../accounts/codes/tidy-code.ts'
import { checkNewPassword } from '../../../accounts/passwords/check-new-password.ts'
import { finishPasswordSetup } from '../../../accounts/passwords/finish-password-setup.ts'
import {
  countGuess,
  findSetup,
  undoGuess,
  holdSocialOnly,
  maxAttempts,
  setupMinutes,
  writePasswordSetup,
} from '../../../accounts/passwords/password-setups.ts'
import { toUser } from '../../../accounts/user.ts'
import { recordEvent } from '../../../protection/audit/record-event.ts'
import type { Context } from '../../../context.ts'
import { runTransaction } from '../../../database/run-transaction.ts'
import { afterCommit } from '../../../http/after-commit.ts'
import { describeCaller } from '../../../http/guards/caller.ts'
import { readIdempotentRequest, route } from '../../../http/route.ts'
import { toRequester } from '../../../notifications/describe-requester.ts'
import { writePasswordSetupMail } from '../../../notifications/mail/account-mails.ts'
import { writeCodeSms } from '../../../notifications/sms/account-sms.ts'
import { readSender } from '../../../notifications/sender.ts'
import { createCode } from '../../../accounts/recovery/recovery-codes.ts'
import { readOwnerLocale } from '../../../http/read-locale.ts'
import { HttpError } from '../../../http/errors/http-error.ts'
import { beginIdempotentRequest, isRepeated } from '../../../accounts/sessions/idempotent-request.ts'
import { requireUser } from '../../../accounts/sessions/require-user.ts'

/** Sets a first identifier and password, in two calls: docs/decisions/056-a-first-password.md. */
export function passwordSetup(app: FastifyInstance, context: Context): void {
  const { breachList, config, database, deviceCookie, hasher, limits, notifications } = context
  const sender = readSender(config)

  route(app, 'passwordSetup', async (request) => {
    const { user, lang, sessionId } = await requireUser(context, request)
    const actor = { userId: user.id, sessionId }
    const name = readAccountName(request.body)
    const errors = [
      name.issue,
      checkNewPassword(
        { password: request.body.password, person: { name: user.name, [name.kind]: name.given } },
        config,
      ),
    ].filter((issue) => issue !== undefined)
    if (errors.length > 0) throw new HttpError('validation_failed', { errors })
    // Checked here before any expensive work, and again before anything is written.
    await runTransaction(database.drizzle, (transaction) => holdSocialOnly(transaction, actor, config))
    await limits.consumePassword(user.id)
    await breachList.check(request.body.password)
    const caller = describeCaller(request)
    const place = { address: caller.address, device: deviceCookie.read(request) }
    // The same limits as for recoveries, which send messages too.
    await limits.consumeRecovery(place, name.normalized)
    if (name.kind === 'phone') await limits.consumeTextAddress(caller.address)

    // Whether the name is taken is not checked, since the answer would reveal it: the code is sent in any case.
    const code = createCode()
    const [passwordHash, codeHash] = await Promise.all([
      hasher.hash(request.body.password),
      hasher.hash(code),
    ])
    const idempotentRequest = readIdempotentRequest(request, `${sessionId} ${name.normalized}`)
    const isNew = await runTransaction(database.drizzle, async (transaction) => {
      await holdSocialOnly(transaction, actor, config)
      // A request that is sent again sends no second message.
      if (idempotentRequest && (await beginIdempotentRequest(transaction, idempotentRequest)).isRepeated)
        return false
      await writePasswordSetup(transaction, { actor, name, passwordHash, codeHash })
      // Last, because other requests may wait for the row that it locks.
      await limits.consumeMessage(transaction, place, name.normalized)
      return true
    })
    if (!isNew) return {}
    const message = { locale: readOwnerLocale(request, lang), code, minutes: setupMinutes }
    if (name.kind === 'email')
      notifications.mail(
        writePasswordSetupMail(sender, { to: name.given, ...message, requester: toRequester(caller) }),
      )
    else
      notifications.sms(writeCodeSms(sender, { to: name.normalized, ...message }), {
        place,
        account: name.normalized,
      })
    return {}
  })

  route(app, 'passwordSetupConfirm', async (request, reply) => {
    const { user, sessionId } = await requireUser(context, request)
    const actor = { userId: user.id, sessionId }
    const caller = describeCaller(request)
    const idempotentRequest = readIdempotentRequest(request, sessionId)
    await limits.consumePassword(user.id)
    const setup = await findSetup(database.drizzle, actor)
    // A guess at an invalid code does not use up the day's guesses at valid ones.
    if (setup === undefined) return findRepeatedResult()
    if (setup.attempts >= maxAttempts && !isCopyOf(setup, idempotentRequest)) return findRepeatedResult()
    // Several people may request codes for the same identifier: all guesses at these share one limit.
    const place = { address: caller.address, device: deviceCookie.read(request) }
    await limits.consumeCode(place, setup.normalized)
    const guesses = await countGuess(database.drizzle, actor, setup, idempotentRequest)
    if (guesses === undefined) return findRepeatedResult()
    const isMatch = await hasher
      .verify(setup.codeHash, tidyCode(request.body.code))
      .catch(async (error: unknown) => {
        // The guess was not compared, for example because too many passwords are waiting.
        await undoGuess(database.drizzle, actor, setup, idempotentRequest)
        throw error
      })
    if (!isMatch) return refuse(guesses < maxAttempts ? 'code_wrong' : 'code_over')
    // A correct guess does not count: the same code may have to be sent again, after a proof.
    await undoGuess(database.drizzle, actor, setup, idempotentRequest)
    await limits.resetCodeLimits(place, setup.normalized)
    const done = await runTransaction(database.drizzle, (transaction) =>
      finishPasswordSetup(transaction, { actor, setup, caller, idempotentRequest }, config),
    )
    if (done === undefined) return findRepeatedResult()
    // Only revealed to a person who has just proven that they receive messages at this identifier.
    if (done === 'taken')
      throw new HttpError('account_exists', { errors: [{ field: setup.kind, code: 'account_exists' }] })
    const device = deviceCookie.write(request, reply)
    await afterCommit(context, 'what follows a first password', () =>
      limits.rememberPlace({ address: caller.address, device }, listNames(done)),
    )
    return toUser(done)

    /** The result of the same request, if it was done before and its answer was lost. */
    async function findRepeatedResult(): Promise<User> {
      if (!idempotentRequest || !(await isRepeated(database.drizzle, idempotentRequest)))
        return refuse('code_over')
      return (await requireUser(context, request)).user
    }

    async function refuse(code: 'code_wrong' | 'code_over'): Promise<never> {
      await recordEvent(database.drizzle, { event: 'password_setup_refused', userId: user.id, caller })
      if (code === 'code_over') throw new HttpError('code_over')
      throw new HttpError('validation_failed', { errors: [{ field: 'code', code }] })
    }
  })
}
