import type { Locale } from '@foyer/core/wire'
import { createTranslate, listProviders } from '../create-translate.ts'
import { describeSender, type Sender } from '../sender.ts'
import { translateRequester, type Requester } from '../describe-requester.ts'
import { showIdentifier, writeUndoLink, type IdentifierNotice } from '../identifier-notice.ts'
import type { Mail } from './mail-transport.ts'
import { renderMail } from './render-mail.ts'
import { writeSecuringAction } from './securing-action.ts'

const notices = {
  added: ['mail_identifier_added_subject', 'mail_identifier_added_text'],
  changed: ['mail_identifier_changed_subject', 'mail_identifier_changed_text'],
  removed: ['mail_identifier_removed_subject', 'mail_identifier_removed_text'],
} as const satisfies Record<IdentifierNotice['event'], unknown>

/** Notifies a former identifier, or the account's other ones, that one was changed, added or removed, with a link that undoes it. */
export function writeIdentifierNoticeMail(
  sender: Sender,
  { requester, ...notice }: IdentifierNotice & { readonly requester: Requester },
): Mail {
  const { to, locale, kind, event, undoToken } = notice
  const translate = createTranslate(locale, {
    ...describeSender(sender),
    kind,
    value: showIdentifier(notice),
  })
  const [subject, text] = notices[event]
  return renderMail(locale, {
    to,
    subject: translate(subject),
    lines: [
      translate(text),
      translate('mail_identifier_warning'),
      translateRequester(locale, requester, 'mail_done'),
    ],
    action: { text: translate('mail_identifier_undo'), href: writeUndoLink(sender.publicUrl, undoToken) },
  })
}

/** Notifies an address that an undo has removed from an account. It has no link to get the account back. */
export function writeUndoneMail(
  sender: Sender,
  { to, locale }: { readonly to: string; readonly locale: Locale },
): Mail {
  const value = showIdentifier({ locale, event: 'removed', kind: 'email', value: to })
  const translate = createTranslate(locale, { ...describeSender(sender), kind: 'email', value })
  return renderMail(locale, {
    to,
    subject: translate('mail_identifier_undone_subject'),
    lines: [
      translate('mail_identifier_removed_text'),
      translate('mail_identifier_undone_text'),
      translate('mail_identifier_undone_warning'),
    ],
    action: writeSecuringAction(sender, translate),
  })
}

/** Tells the first person to prove an address what no longer opens the account. */
export function writeFirstProofMail(
  sender: Sender,
  {
    to,
    locale,
    unlinked,
    hadPassword,
    requester,
  }: {
    to: string
    locale: Locale
    /** Ids of the providers that were unlinked with it. */
    unlinked: readonly string[]
    /** Whether a password was removed with it. */
    hadPassword: boolean
    requester: Requester
  },
): Mail {
  const translate = createTranslate(locale, {
    ...describeSender(sender),
    providers: listProviders(unlinked, locale),
  })
  return renderMail(locale, {
    to,
    subject: translate('mail_proven_subject'),
    lines: [
      translate('mail_proven_text'),
      ...(hadPassword ? [translate('mail_proven_password')] : []),
      ...(unlinked.length > 0 ? [translate('mail_proven_unlinked')] : []),
      translate('mail_proven_warning'),
      translateRequester(locale, requester, 'mail_done'),
    ],
    action: writeSecuringAction(sender, translate),
  })
}

/** Answers a sign-up with an address that already has an account, if the page must not reveal that. */
export function writeAccountExistsMail(
  sender: Sender,
  { to, locale, requester }: { to: string; locale: Locale; requester: Requester },
): Mail {
  const translate = createTranslate(locale, { ...describeSender(sender), url: `${sender.publicUrl}/recover` })
  return renderMail(locale, {
    to,
    subject: translate('mail_account_exists_subject'),
    lines: [
      translate('mail_account_exists_text'),
      ...(sender.hasPasswords ? [translate('mail_account_exists_recovery')] : []),
      translate('mail_account_exists_warning'),
      translateRequester(locale, requester),
    ],
    action: { text: translate('mail_account_exists_action'), href: `${sender.publicUrl}/sign-in` },
  })
}
