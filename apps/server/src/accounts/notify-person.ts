import type { Ended, Locale } from '@foyer/core/wire'
import type { Context } from '../context.ts'
import type { Queries } from '../database/database.ts'
import type { Requester } from '../notifications/describe-requester.ts'
import { writeLinkedMail, writePasswordChangedMail } from '../notifications/mail/account-mails.ts'
import { writeFirstProofMail } from '../notifications/mail/identifier-mails.ts'
import { writeFirstProofSms } from '../notifications/sms/identifier-sms.ts'
import { writeLinkedSms, writePasswordChangedSms } from '../notifications/sms/account-sms.ts'
import { readSender } from '../notifications/sender.ts'
import { listIdentifiers, type Identifier } from './identifiers/identifiers.ts'
import type { UserRow } from './user.ts'

/** Where to notify somebody: at the e-mail address if there is one, or else at the number. */
export type Recipient = Pick<UserRow, 'email' | 'phone'>

/** The language of a notification, and who caused it. */
export interface Notice {
  readonly locale: Locale
  readonly requester: Requester
}

type NotifierContext = Pick<Context, 'config' | 'notifications'>

/**
 * Notifies the owner that the password was changed, in case somebody else changed it.
 * @param unlinked ids of providers that were unlinked with it
 */
export function notifyPasswordChanged(
  { config, notifications }: NotifierContext,
  { email, phone }: Recipient,
  { locale, requester }: Notice,
  unlinked: readonly string[] = [],
): void {
  const sender = readSender(config)
  if (email !== null)
    notifications.mail(writePasswordChangedMail(sender, { to: email, locale, unlinked, requester }))
  else if (phone !== null) notifications.sms(writePasswordChangedSms(sender, { to: phone, locale, unlinked }))
}

/** Notifies the owner of a newly proven identifier of what no longer opens the account. */
export function notifyFirstProof(
  { config, notifications }: NotifierContext,
  { email, phone }: Recipient,
  { locale, requester }: Notice,
  { unlinked, hadPassword }: Ended,
): void {
  const sender = readSender(config)
  const ended = { unlinked: unlinked.map(({ social }) => social), hadPassword, locale }
  if (email !== null) notifications.mail(writeFirstProofMail(sender, { ...ended, to: email, requester }))
  else if (phone !== null) notifications.sms(writeFirstProofSms(sender, { ...ended, to: phone }))
}

/** Notifies the owner that a provider was linked. People without an address and a number cannot be notified. */
export function notifyLinked(
  { config, notifications }: NotifierContext,
  { email, phone }: Recipient,
  { locale, requester }: Notice,
  social: string,
): void {
  const sender = readSender(config)
  if (email !== null) notifications.mail(writeLinkedMail(sender, { to: email, locale, social, requester }))
  else if (phone !== null) notifications.sms(writeLinkedSms(sender, { to: phone, locale, social }))
}

/**
 * The identifiers at which to notify somebody: the proven ones. An unproven identifier may be a stranger's, so it is only used if there is
 * no proven one. Call it in the transaction that the notification is about, so that nothing can fail between the commit and the message.
 */
export async function findRecipient(
  queries: Queries,
  { id, email, phone }: Pick<UserRow, 'id' | 'email' | 'phone'>,
): Promise<Recipient> {
  const proven = await findProven(queries, id)
  return proven.email === null && proven.phone === null ? { email, phone } : proven
}

/** The proven identifiers of an account. */
export async function findProven(queries: Queries, userId: string): Promise<Recipient> {
  const proven = (await listIdentifiers(queries, userId)).filter(({ verifiedAt }) => verifiedAt !== null)
  const valueOf = (kind: Identifier['kind']) => proven.find((each) => each.kind === kind)?.value ?? null
  return { email: valueOf('email'), phone: valueOf('phone') }
}
