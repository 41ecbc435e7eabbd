import type { Ended, Locale } from '@foyer/core/wire'
import type { Context } from '../context.ts'
import type { Asker } from '../notifications/describe-asker.ts'
import { writeLinkedMail, writePasswordChangedMail } from '../notifications/mail/account-mails.ts'
import { writeFirstProofMail } from '../notifications/mail/identifier-mails.ts'
import { writeFirstProofSms } from '../notifications/sms/identifier-sms.ts'
import { writeLinkedSms, writePasswordChangedSms } from '../notifications/sms/account-sms.ts'
import { readSender } from '../notifications/sender.ts'
import { listIdentifiers, type Identifier } from './identifiers/identifiers.ts'
import type { UserRow } from './user.ts'

/** The recipient of a notification, their language, and who caused it. */
export interface Addressee extends Pick<UserRow, 'id' | 'email' | 'phone'> {
  readonly locale: Locale
  readonly asker: Asker
}

type Teller = Pick<Context, 'config' | 'database' | 'notifications'>

/**
 * Notifies the owner that the password was changed, in case somebody else changed it.
 * @param unlinked ids of providers that were unlinked with it
 */
export async function tellPasswordChanged(
  context: Teller,
  { locale, asker, ...user }: Addressee,
  unlinked: readonly string[] = [],
): Promise<void> {
  const { email, phone } = await findPlace(context, user)
  const sender = readSender(context.config)
  if (email !== null)
    context.notifications.mail(writePasswordChangedMail(sender, { to: email, locale, unlinked, asker }))
  else if (phone !== null)
    context.notifications.sms(writePasswordChangedSms(sender, { to: phone, locale, unlinked }))
}

/** Notifies the owner of a newly proven identifier of what no longer opens the account. */
export async function tellFirstProof(
  context: Teller,
  { locale, asker, ...user }: Addressee,
  { unlinked, hadPassword }: Ended,
): Promise<void> {
  const { email, phone } = await findPlace(context, user)
  const sender = readSender(context.config)
  const ended = { unlinked: unlinked.map(({ social }) => social), hadPassword, locale }
  if (email !== null) context.notifications.mail(writeFirstProofMail(sender, { ...ended, to: email, asker }))
  else if (phone !== null) context.notifications.sms(writeFirstProofSms(sender, { ...ended, to: phone }))
}

/** Notifies the owner that a provider was linked. People without an address and a number cannot be notified. */
export async function tellLinked(
  context: Teller,
  { locale, asker, ...user }: Addressee,
  social: string,
): Promise<void> {
  const { email, phone } = await findPlace(context, user)
  const sender = readSender(context.config)
  if (email !== null)
    context.notifications.mail(writeLinkedMail(sender, { to: email, locale, social, asker }))
  else if (phone !== null) context.notifications.sms(writeLinkedSms(sender, { to: phone, locale, social }))
}

/**
 * The identifier at which to notify somebody: a proven one. An unproven identifier may be a stranger's, so it is only used if there is no
 * proven one.
 */
export async function findPlace(
  { database }: Teller,
  { id, email, phone }: Pick<UserRow, 'id' | 'email' | 'phone'>,
): Promise<Pick<UserRow, 'email' | 'phone'>> {
  const proven = (await listIdentifiers(database.drizzle, id)).filter(({ verifiedAt }) => verifiedAt !== null)
  if (proven.length === 0) return { email, phone }
  const valueOf = (kind: Identifier['kind']) => proven.find((each) => each.kind === kind)?.value ?? null
  return { email: valueOf('email'), phone: valueOf('phone') }
}
