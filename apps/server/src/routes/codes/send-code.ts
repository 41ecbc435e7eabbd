import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountName } from '../../accounts/account-name.ts'
import { codeMinutes, type NewCode } from '../../accounts/codes/one-time-codes.ts'
import type { IdempotentRequest } from '../../accounts/sessions/idempotent-request.ts'
import type { Context } from '../../context.ts'
import type { LinkedPurpose } from '../../notifications/code-purpose.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { toRequester } from '../../notifications/describe-requester.ts'
import { writeOneTimeCodeMail } from '../../notifications/mail/code-mails.ts'
import { writeOneTimeCodeSms } from '../../notifications/sms/code-sms.ts'
import { readSender } from '../../notifications/sender.ts'
import { storeCode } from './store-code.ts'

interface CodeRequest extends Omit<NewCode, 'holder'> {
  readonly purpose: LinkedPurpose
  readonly name: AccountName
  /** The recipient of the message. `null`: nobody, because no account has the identifier. */
  readonly to: string | null
  /** The language that the account's owner has chosen, if there is an account. */
  readonly lang?: string | null | undefined
  /** The caller has already counted the code with `countCode`. */
  readonly isCounted?: true
  /** Set if the request can be sent again: then it sends no second message, and its answer sets the same cookie. */
  readonly idempotentRequest?: IdempotentRequest | undefined
}

/**
 * Counts a request for a code. The limits are those of recoveries, which send messages too.
 * @throws TooManyAttemptsError
 */
export async function countCode(
  { deviceCookie, limits }: Pick<Context, 'deviceCookie' | 'limits'>,
  request: FastifyRequest,
  { kind, normalized }: AccountName,
): Promise<void> {
  const { address } = describeCaller(request)
  await limits.consumeRecovery({ address, device: deviceCookie.read(request) }, normalized)
  if (kind === 'phone') await limits.consumeTextAddress(address)
}

/**
 * Creates a code for this browser, and sends it. The message is sent in the background, so that the answer takes as long as without one.
 * @returns false for a request that is sent again, which creates no second code
 * @throws TooManyAttemptsError
 */
export function createCodeSender(context: Context) {
  const { config, deviceCookie, notifications } = context
  const sender = readSender(config)

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { purpose, name, to, lang, isCounted, idempotentRequest, ...owner }: CodeRequest,
  ): Promise<boolean> => {
    const caller = describeCaller(request)
    const place = { address: caller.address, device: deviceCookie.read(request) }
    if (!isCounted) await countCode(context, request, name)
    const stored = await storeCode(context, request, reply, {
      purpose,
      name,
      idempotentRequest,
      prepare: async () => owner,
    })
    if (stored === undefined) return false
    // Written even if there is no recipient, so that it takes as long.
    const locale = readOwnerLocale(request, lang)
    const message = { to: to ?? name.given, locale, code: stored.code, minutes: codeMinutes, purpose }
    if (name.kind === 'email') {
      const mail = writeOneTimeCodeMail(sender, { ...message, requester: toRequester(caller) })
      if (to !== null) notifications.mail(mail)
    } else {
      const text = writeOneTimeCodeSms(sender, message)
      if (to !== null) notifications.sms(text, { place, account: name.normalized })
    }
    return true
  }
}
