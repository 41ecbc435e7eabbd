import type { Context } from '../../context.ts'
import { writeDeletedMail, writeExportedMail } from '../../notifications/mail/notice-mails.ts'
import { writeDeletedSms, writeExportedSms } from '../../notifications/sms/account-sms.ts'
import { readSender } from '../../notifications/sender.ts'
import type { Notice, Recipient } from '../notify-person.ts'

type NotifierContext = Pick<Context, 'config' | 'notifications'>

/** Notifies every proven identifier of the account that it was deleted, because nobody can look it up there any more. */
export function notifyDeleted(
  { config, notifications }: NotifierContext,
  { email, phone }: Recipient,
  { locale, requester }: Notice,
): void {
  const sender = readSender(config)
  if (email !== null) notifications.mail(writeDeletedMail(sender, { to: email, locale, requester }))
  if (phone !== null) notifications.sms(writeDeletedSms(sender, { to: phone, locale }))
}

/** Notifies the owner that the account's data was downloaded, in case somebody else did it. */
export function notifyExported(
  { config, notifications }: NotifierContext,
  { email, phone }: Recipient,
  { locale, requester }: Notice,
): void {
  const sender = readSender(config)
  if (email !== null) notifications.mail(writeExportedMail(sender, { to: email, locale, requester }))
  else if (phone !== null) notifications.sms(writeExportedSms(sender, { to: phone, locale }))
}
