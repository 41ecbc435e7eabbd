import type { Locale } from '@foyer/core/wire'
import { recoveryMinutes } from '../../accounts/recovery/recovery-minutes.ts'
import { createTranslate, listProviders, nameProvider, type CodeMessage } from '../create-translate.ts'
import { describeSender, type Sender } from '../sender.ts'
import { translateRequester, type Requester } from '../describe-requester.ts'
import type { Mail } from './mail-transport.ts'
import { renderMail } from './render-mail.ts'
import { writeSecuringAction } from './securing-action.ts'

/** The token is in the fragment of the link, so that no server, log or `Referer` header gets it. */
export function writeRecoveryMail(
  sender: Sender,
  { to, locale, token, requester }: { to: string; locale: Locale; token: string; requester: Requester },
): Mail {
  const translate = createTranslate(locale, { ...describeSender(sender), minutes: recoveryMinutes })
  return renderMail(locale, {
    to,
    subject: translate('mail_recovery_subject'),
    lines: [
      translate('mail_recovery_text'),
      translate('mail_recovery_expiry'),
      translateRequester(locale, requester),
    ],
    action: {
      text: translate('mail_recovery_action'),
      href: `${sender.publicUrl}/recover/new-password#token=${token}`,
    },
  })
}

export function writePasswordChangedMail(
  sender: Sender,
  {
    to,
    locale,
    unlinked,
    requester,
  }: { to: string; locale: Locale; unlinked: readonly string[]; requester: Requester },
): Mail {
  const translate = createTranslate(locale, {
    ...describeSender(sender),
    providers: listProviders(unlinked, locale),
  })
  return renderMail(locale, {
    to,
    subject: translate('mail_password_changed_subject'),
    lines: [
      translate('mail_password_changed_text'),
      ...(unlinked.length > 0 ? [translate('mail_first_proof')] : []),
      translate('mail_password_changed_warning'),
      translateRequester(locale, requester, 'mail_done'),
    ],
    action: { text: translate('mail_recovery_action'), href: `${sender.publicUrl}/recover` },
  })
}

/** Tells the owner how to undo the linking: by setting a new password, or, where there are none, by removing it in the account. */
export function writeLinkedMail(
  sender: Sender,
  { to, locale, social, requester }: { to: string; locale: Locale; social: string; requester: Requester },
): Mail {
  const translate = createTranslate(locale, { ...describeSender(sender), provider: nameProvider(social) })
  return renderMail(locale, {
    to,
    subject: translate('mail_linked_subject'),
    lines: [
      translate('mail_linked_text'),
      translate('mail_linked_warning'),
      translateRequester(locale, requester, 'mail_done'),
    ],
    action: writeSecuringAction(sender, translate),
  })
}

/**
 * A mail with the code that a first password needs: it proves that the person receives mails there. There is no link with the code: the
 * person has the page open, and nobody else who reads the mail should be able to act on it.
 */
export function writePasswordSetupMail(
  sender: Sender,
  { to, locale, code, minutes, requester }: CodeMessage & { requester: Requester },
): Mail {
  const translate = createTranslate(locale, { ...describeSender(sender), code, minutes })
  return renderMail(locale, {
    to,
    code,
    subject: translate('mail_code_subject'),
    lines: [
      translate('mail_code_text'),
      translate('mail_code_expiry'),
      translateRequester(locale, requester),
    ],
    action: { text: translate('mail_code_action'), href: `${sender.publicUrl}/account` },
  })
}
