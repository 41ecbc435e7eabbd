import type { Context } from '../../context.ts'
import { writeFactorMail } from '../../notifications/mail/factor-mails.ts'
import { writeFactorSms } from '../../notifications/sms/factor-sms.ts'
import type { FactorNews } from '../../notifications/factor-news.ts'
import { readSender } from '../../notifications/sender.ts'
import type { Asker } from '../../notifications/describe-asker.ts'
import { findPlace, type Addressee } from '../tell-person.ts'

/** Notifies the owner that a factor was added or removed, in case somebody else did it. */
export async function tellFactorChanged(
  context: Pick<Context, 'config' | 'database' | 'notifications'>,
  { locale, asker, ...user }: Omit<Addressee, 'asker'> & { readonly asker: Asker | null },
  news: FactorNews,
): Promise<void> {
  const { email, phone } = await findPlace(context, user)
  const sender = readSender(context.config)
  if (email !== null) context.notifications.mail(writeFactorMail(sender, { to: email, locale, asker, news }))
  else if (phone !== null) context.notifications.sms(writeFactorSms(sender, { to: phone, locale, news }))
}
