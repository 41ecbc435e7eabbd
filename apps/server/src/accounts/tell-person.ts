import type { Locale } from '@foyer/core/wire'
import { publicOrigin } from '../config.ts'
import type { Context } from '../context.ts'
import { writeLinkedMail, writePasswordChangedMail } from '../notifications/mail/account-mails.ts'
import { writeLinkedSms, writePasswordChangedSms } from '../notifications/sms/account-sms.ts'
import type { UserRow } from './user.ts'

/** The recipient, and their language. */
export interface Addressee extends Pick<UserRow, 'email' | 'phone'> {
  readonly locale: Locale
}

type Teller = Pick<Context, 'config' | 'notifications'>

/**
 * Tells the owner that the password was changed, in case it was somebody else who changed it.
 * @param unlinked ids of providers that were unlinked with it
 */
export function tellPasswordChanged(
  context: Teller,
  { email, phone, locale }: Addressee,
  unlinked: readonly string[] = [],
): void {
  const sender = readSender(context)
  if (email !== null)
    context.notifications.mail(writePasswordChangedMail(sender, { to: email, locale, unlinked }))
  else if (phone !== null)
    context.notifications.sms(writePasswordChangedSms(sender, { to: phone, locale, unlinked }))
}

/** The same for a provider that was linked. People without an address and a number cannot be told. */
export function tellLinked(context: Teller, { email, phone, locale }: Addressee, social: string): void {
  const sender = readSender(context)
  if (email !== null) context.notifications.mail(writeLinkedMail(sender, { to: email, locale, social }))
  else if (phone !== null) context.notifications.sms(writeLinkedSms(sender, { to: phone, locale, social }))
}

function readSender({ config }: Teller) {
  return { appName: config.messages.appName, publicUrl: publicOrigin(config) }
}
