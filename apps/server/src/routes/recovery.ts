import type { FastifyInstance } from 'fastify'
import { checkAccountName, readAccountName } from '../accounts/account-name.ts'
import { createAccountFinder } from '../accounts/find-account.ts'
import { recordEvent } from '../audit/record-event.ts'
import { publicOrigin } from '../config.ts'
import type { Context } from '../context.ts'
import { describeCaller } from '../http/caller.ts'
import { readDeviceId } from '../http/device-id.ts'
import { readAttempt, route } from '../http/route.ts'
import { writeRecoveryLetter, writeRecoverySms } from '../post/letters.ts'
import { createCode, writeRecoveryCode } from '../recovery/recovery-codes.ts'
import { createRecoveryLink } from '../recovery/recovery-links.ts'
import { readLocale } from '../refusals/words.ts'
import { Refusal } from '../refusals/refusal.ts'

export function recovery(app: FastifyInstance, context: Context): void {
  const { captcha, config, database, hasher, limits, post } = context
  const findAccount = createAccountFinder(database.drizzle)
  const sender = { appName: config.messages.appName, publicUrl: publicOrigin(config) }

  route(app, 'recovery', async (request) => {
    const name = readAccountName(request.body)
    const wrong = checkAccountName(name)
    if (wrong !== undefined) throw new Refusal('validation_failed', { errors: [wrong] })
    const caller = describeCaller(request)
    await limits.consumeRecovery(caller.address, name.normalized)
    await captcha.check({
      action: 'recovery',
      caller,
      account: name.normalized,
      deviceId: readDeviceId(request),
      answer: request.body.captcha,
      attempt: readAttempt(request, name.normalized),
    })

    // From here on a known and an unknown account do the same work, and get the same answer. The message leaves later.
    const account = await findAccount(name)
    const userId = account?.user.id ?? null
    const locale = readLocale(request)
    await recordEvent(database.drizzle, {
      event: 'recovery_requested',
      userId,
      account: name.normalized,
      caller,
    })
    if (name.kind === 'email') {
      const token = await createRecoveryLink(database.drizzle, userId)
      // To the address on file, not to another spelling of it.
      const to = account?.user.email
      if (to) post.mail(writeRecoveryLetter(sender, { to, locale, token }))
    } else {
      const code = createCode()
      const codeHash = await hasher.hash(code)
      await writeRecoveryCode(database.drizzle, { phone: name.normalized, userId, codeHash })
      if (userId !== null) post.sms(writeRecoverySms(sender, { to: name.normalized, locale, code }))
    }
    return {}
  })
}
