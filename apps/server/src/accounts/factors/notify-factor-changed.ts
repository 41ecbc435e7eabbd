import type { Context } from '../../context.ts'
import { writeFactorMail } from '../../notifications/mail/factor-mails.ts'
import { writeFactorSms } from '../../notifications/sms/factor-sms.ts'
import type { FactorNews } from '../../notifications/factor-news.ts'
import { readSender } from '../../notifications/sender.ts'
import type { Requester } from '../../notifications/describe-requester.ts'
import type { Notice, Recipient } from '../notify-person.ts'

/** Notifies the owner that a factor was added or removed, or a provider unlinked, in case somebody else did it. */
export function notifyFactorChanged(
  { config, notifications }: Pick<Context, 'config' | 'notifications'>,
  { email, phone }: Recipient,
  { locale, requester }: Omit<Notice, 'requester'> & { readonly requester: Requester | null },
  news: FactorNews,
): void {
  const sender = readSender(config)
  if (email !== null) notifications.mail(writeFactorMail(sender, { to: email, locale, requester, news }))
  else if (phone !== null) notifications.sms(writeFactorSms(sender, { to: phone, locale, news }))
}
