import type { Locale } from '@foyer/core/wire'
import { recoveryMinutes } from '../../accounts/recovery/recovery-minutes.ts'
import { createSay, listProviders, nameProvider, type CodeMessage, type Sender } from '../create-say.ts'
import type { Mail } from './mail-transport.ts'
import { renderMail } from './render-mail.ts'

/** The token is in the fragment of the link, so that no server, log or `Referer` header gets it. */
export function writeRecoveryMail(
  { appName, publicUrl }: Sender,
  { to, locale, token }: { to: string; locale: Locale; token: string },
): Mail {
  const say = createSay(locale, { name: appName, minutes: recoveryMinutes })
  return renderMail(locale, {
    to,
    subject: say('mail_recovery_subject'),
    lines: [say('mail_recovery_text'), say('mail_recovery_expiry')],
    action: { text: say('mail_recovery_action'), href: `${publicUrl}/recover/new-password#token=${token}` },
  })
}

export function writePasswordChangedMail(
  { appName, publicUrl }: Sender,
  { to, locale, unlinked }: { to: string; locale: Locale; unlinked: readonly string[] },
): Mail {
  const say = createSay(locale, { name: appName, providers: listProviders(unlinked, locale) })
  return renderMail(locale, {
    to,
    subject: say('mail_password_changed_subject'),
    lines: [
      say('mail_password_changed_text'),
      ...(unlinked.length > 0 ? [say('mail_first_proof')] : []),
      say('mail_password_changed_warning'),
    ],
    action: { text: say('mail_recovery_action'), href: `${publicUrl}/recover` },
  })
}

/** Tells the owner how to undo the linking: after setting a new password they see every linked provider, and can remove it. */
export function writeLinkedMail(
  { appName, publicUrl }: Sender,
  { to, locale, social }: { to: string; locale: Locale; social: string },
): Mail {
  const say = createSay(locale, { name: appName, provider: nameProvider(social) })
  return renderMail(locale, {
    to,
    subject: say('mail_linked_subject'),
    lines: [say('mail_linked_text'), say('mail_linked_warning')],
    action: { text: say('mail_recovery_action'), href: `${publicUrl}/recover` },
  })
}

/** A mail with a code that proves that the person receives mails there. Not a link: the person has the page open, and nobody else who reads the mail should be able to act on it. */
export function writeCodeMail(
  { appName, publicUrl }: Sender,
  { to, locale, code, minutes }: CodeMessage,
): Mail {
  const say = createSay(locale, { name: appName, code, minutes })
  return renderMail(locale, {
    to,
    subject: say('mail_code_subject'),
    lines: [say('mail_code_text'), say('mail_code_expiry')],
    action: { text: say('mail_code_action'), href: `${publicUrl}/account` },
  })
}
