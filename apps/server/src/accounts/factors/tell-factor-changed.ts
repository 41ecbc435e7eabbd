import type { Context } from '../../context.ts'
import { writeFactorMail } from '../../notifications/mail/factor-mails.ts'
import { writeFactorSms } from '../../notifications/sms/factor-sms.ts'
import type { FactorNews } from '../../notifications/factor-news.ts'
import { readSender } from '../../notifications/sender.ts'
import type { Asker } from '../../notifications/describe-asker.ts'
import type { Notice, Recipient } from '../tell-person.ts'

/** Notifies the owner that a factor was added or removed, or a provider unlinked, in case somebody else did it. */
export function tellFactorChanged(
  { config, notifications }: Pick<Context, 'config' | 'notifications'>,
  { email, phone }: Recipient,
  { locale, asker }: Omit<Notice, 'asker'> & { readonly asker: Asker | null },
  news: FactorNews,
): void {
  const sender = readSender(config)
  if (email !== null) notifications.mail(writeFactorMail(sender, { to: email, locale, asker, news }))
  else if (phone !== null) notifications.sms(writeFactorSms(sender, { to: phone, locale, news }))
}
