import type { FastifyInstance } from 'fastify'
import { readAccountName } from '../../../accounts/account-name.ts'
import { codeMinutes } from '../../../accounts/codes/one-time-codes.ts'
import { createAccountFinder } from '../../../accounts/find-account.ts'
import { checkReachable } from '../../../accounts/identifiers/check-reachable.ts'
import { holdWayIn } from '../../../accounts/identifiers/ways-in.ts'
import { recordEvent } from '../../../protection/audit/record-event.ts'
import type { Context } from '../../../context.ts'
import { runTransaction } from '../../../database/run-transaction.ts'
import { describeCaller } from '../../../http/guards/caller.ts'
import { readDeviceId } from '../../../http/device-id.ts'
import { readIdempotentRequest, route } from '../../../http/route.ts'
import { toRequester } from '../../../notifications/describe-requester.ts'
import { writeRecoveryMail } from '../../../notifications/mail/account-mails.ts'
import { writeCodeSms } from '../../../notifications/sms/account-sms.ts'
import { readSender } from '../../../notifications/sender.ts'
import { createRecoveryLink } from '../../../accounts/recovery/recovery-links.ts'
import { readOwnerLocale } from '../../../http/read-locale.ts'
import { ApiError } from '../../../api-error.ts'
import { beginIdempotentRequest } from '../../../accounts/sessions/idempotent-request.ts'
import { storeCode } from '../../codes/store-code.ts'

export function recovery(app: FastifyInstance, context: Context): void {
  const { captcha, config, database, deviceCookie, limits, notifications } = context
  const findAccount = createAccountFinder(database)
  const sender = readSender(config)

  route(app, 'recovery', async (request, reply) => {
    const name = readAccountName(request.body)
    const issue = checkReachable(name, config)
    if (issue !== undefined) throw new ApiError('validation_failed', { errors: [issue] })
    const caller = describeCaller(request)
    const idempotentRequest = readIdempotentRequest(request, name.normalized)
    const place = { address: caller.address, device: deviceCookie.read(request) }
    await limits.consumeRecovery(place, name.normalized)
    if (name.kind === 'phone') await limits.consumeTextAddress(caller.address)
    await captcha.check({
      action: 'recovery',
      caller,
      account: name.normalized,
      deviceId: readDeviceId(request),
      answer: request.body.captcha,
      idempotentRequest,
    })

    // From here on known and unknown accounts cause the same work, and get the same answer. The message is sent later.
    const account = await findAccount(name)
    const locale = readOwnerLocale(request, account?.user.lang)
    const event = {
      event: 'recovery_requested',
      userId: account?.user.id ?? null,
      account: name.normalized,
      caller,
    } as const
    if (name.kind === 'email') {
      const created = await runTransaction(database.drizzle, async (transaction) => {
        // A submit that is sent again is answered, but sends no second message.
        if (idempotentRequest && (await beginIdempotentRequest(transaction, idempotentRequest)).isRepeated)
          return undefined
        const userId = await holdWayIn(transaction, account?.user.id, name)
        await recordEvent(transaction, event)
        const token = await createRecoveryLink(transaction, userId)
        // Last, because other requests may wait for the row that it locks.
        await limits.consumeMessage(transaction, place, name.normalized)
        return { userId, token }
      })
      if (created === undefined) return {}
      // Sent to the address on file, not to another spelling of it.
      const message = { to: account?.user.email ?? name.given, locale, token: created.token }
      const mail = writeRecoveryMail(sender, { ...message, requester: toRequester(caller) })
      if (created.userId !== null) notifications.mail(mail)
    } else {
      const stored = await storeCode(context, request, reply, {
        purpose: 'recovery',
        name,
        idempotentRequest,
        async prepare(transaction) {
          const userId = await holdWayIn(transaction, account?.user.id, name)
          await recordEvent(transaction, event)
          return { userId }
        },
      })
      if (stored === undefined) return {}
      // Sent to the stored number, not to another spelling of it. Written even if there is no account, so that it takes as long.
      const to = account?.user.phone ?? name.normalized
      const message = writeCodeSms(sender, { to, locale, code: stored.code, minutes: codeMinutes })
      if (stored.userId !== null) notifications.sms(message, { place, account: name.normalized })
    }
    return {}
  })
}
