import type { Locale } from '@foyer/core/wire'
import type { Context } from '../../context.ts'
import type { Requester } from '../../notifications/describe-requester.ts'
import { writeIdentifierNoticeMail, writeUndoneMail } from '../../notifications/mail/identifier-mails.ts'
import { writeIdentifierNoticeSms, writeUndoneSms } from '../../notifications/sms/identifier-sms.ts'
import { readSender } from '../../notifications/sender.ts'
import type { StoredIdentifier } from './account-identifiers.ts'
import type { IdentifierChange } from './change-identifier.ts'

/** Notifies the former identifier, or the account's other one, of a change, with the link that undoes it. */
export function notifyIdentifierChange(
  { config, notifications }: Pick<Context, 'config' | 'notifications'>,
  change: IdentifierChange | undefined,
  { locale, requester }: { readonly locale: Locale; readonly requester: Requester },
): void {
  if (change === undefined) return
  const { recipient, ...notice } = change
  const sender = readSender(config)
  const message = { ...notice, to: recipient.given, locale }
  if (recipient.kind === 'email')
    notifications.mail(writeIdentifierNoticeMail(sender, { ...message, requester }))
  else notifications.sms(writeIdentifierNoticeSms(sender, message), 'notice')
}

/**
 * Notifies the identifiers that an undo has removed from an account. The message does not say who has undone the change, nor from where:
 * the recipient may be the attacker from whom the owner has taken the account back.
 */
export function notifyUndone(
  { config, notifications }: Pick<Context, 'config' | 'notifications'>,
  removed: readonly StoredIdentifier[],
  locale: Locale,
): void {
  const sender = readSender(config)
  for (const { kind, given: to } of removed)
    if (kind === 'email') notifications.mail(writeUndoneMail(sender, { to, locale }))
    else notifications.sms(writeUndoneSms(sender, { to, locale }), 'notice')
}
