import type { FastifyInstance } from 'fastify'
import { listNames, readAccountName } from '../../../accounts/account-name.ts'
import { codeMinutes } from '../../../accounts/codes/one-time-codes.ts'
import { checkReachable } from '../../../accounts/identifiers/check-reachable.ts'
import { checkNewPassword } from '../../../accounts/passwords/check-new-password.ts'
import {
  finishPasswordSetup,
  holdSocialOnly,
  type SetupDetails,
} from '../../../accounts/passwords/password-setups.ts'
import { isRepeated } from '../../../accounts/sessions/idempotent-request.ts'
import { requireUser } from '../../../http/auth/require-user.ts'
import { toUser, type UserRow } from '../../../accounts/user.ts'
import type { Context } from '../../../context.ts'
import { runTransaction } from '../../../database/run-transaction.ts'
import { ApiError } from '../../../api-error.ts'
import { afterCommit } from '../../../operations/observability/after-commit.ts'
import { describeCaller } from '../../../http/guards/caller.ts'
import { readOwnerLocale } from '../../../http/read-locale.ts'
import { readIdempotentRequest, route } from '../../../http/route.ts'
import { toRequester } from '../../../notifications/describe-requester.ts'
import { writePasswordSetupMail } from '../../../notifications/mail/account-mails.ts'
import { readSender } from '../../../notifications/sender.ts'
import { writeCodeSms } from '../../../notifications/sms/account-sms.ts'
import { recordEvent } from '../../../protection/audit/record-event.ts'
import { compareCode, findRequestedCode } from '../../codes/read-code.ts'
import { countCode } from '../../codes/send-code.ts'
import { storeCode } from '../../codes/store-code.ts'

/** Sets a first identifier and password, in two calls: docs/decisions/056-a-first-password.md. */
export function passwordSetup(app: FastifyInstance, context: Context): void {
  const { breachList, config, database, deviceCookie, hasher, limits, notifications } = context
  const sender = readSender(config)

  route(app, 'passwordSetup', async (request, reply) => {
    const { user, lang, sessionId, actor } = await requireUser(context, request)
    const name = readAccountName(request.body)
    const errors = [
      checkReachable(name, config),
      checkNewPassword(
        { password: request.body.password, person: { name: user.name, [name.kind]: name.given } },
        config,
      ),
    ].filter((issue) => issue !== undefined)
    if (errors.length > 0) throw new ApiError('validation_failed', { errors })
    // Checked here before any expensive work, and again before anything is written.
    await runTransaction(database.drizzle, (transaction) => holdSocialOnly(transaction, actor, config))
    await limits.consumePassword(user.id)
    await breachList.check(request.body.password)
    const caller = describeCaller(request)
    const place = { address: caller.address, device: deviceCookie.read(request) }
    await countCode(context, request, name)

    // Whether the name is taken is not checked, since the answer would reveal it: the code is sent in any case.
    const passwordHash = await hasher.hash(request.body.password)
    const stored = await storeCode(context, request, reply, {
      purpose: 'first-password',
      name,
      idempotentRequest: readIdempotentRequest(request, `${sessionId} ${name.normalized}`),
      async prepare(transaction) {
        await holdSocialOnly(transaction, actor, config)
        return { userId: user.id, sessionId, details: { passwordHash } satisfies SetupDetails }
      },
    })
    // A request that is sent again sends no second message.
    if (stored === undefined) return {}
    const message = { locale: readOwnerLocale(request, lang), code: stored.code, minutes: codeMinutes }
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
    const { user, sessionId, actor } = await requireUser(context, request)
    const caller = describeCaller(request)
    const idempotentRequest = readIdempotentRequest(request, sessionId)
    await limits.consumePassword(user.id)
    const done = await confirm().catch(async (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      // The same request may have been done before, and its answer lost.
      if (
        error.code === 'code_over' &&
        idempotentRequest &&
        (await isRepeated(database.drizzle, idempotentRequest))
      )
        return undefined
      if (error.code === 'code_over' || error.code === 'validation_failed')
        await recordEvent(database.drizzle, { event: 'password_setup_refused', userId: user.id, caller })
      throw error
    })
    if (done === undefined) return (await requireUser(context, request)).user
    const device = deviceCookie.write(request, reply)
    await afterCommit(context, 'what follows a first password', () =>
      limits.rememberPlace({ address: caller.address, device }, listNames(done)),
    )
    return toUser(done)

    async function confirm(): Promise<UserRow> {
      const requested = await findRequestedCode(context, request, 'first-password')
      if (requested === undefined) throw new ApiError('code_over')
      const guess = { code: request.body.code, sessionId }
      const verifiedCode = await compareCode(context, request, requested, guess)
      const finished = await runTransaction(database.drizzle, (transaction) =>
        finishPasswordSetup(transaction, { actor, verifiedCode, caller, idempotentRequest }, config),
      )
      // Only revealed to a person who has just proven that they receive messages at this identifier.
      if (finished === 'taken')
        throw new ApiError('account_exists', {
          errors: [{ field: verifiedCode.kind, code: 'account_exists' }],
        })
      return finished
    }
  })
}
