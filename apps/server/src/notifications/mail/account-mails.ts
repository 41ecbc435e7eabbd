import type { Locale } from '@foyer/core/wire'
import { recoveryMinutes } from '../../accounts/recovery/recovery-minutes.ts'
import { createSay, listProviders, nameProvider, type CodeMessage } from '../create-say.ts'
import { describeSender, type Sender } from '../sender.ts'
import { sayAsker, type Asker } from '../describe-asker.ts'
import type { Mail } from './mail-transport.ts'
import { renderMail } from './render-mail.ts'
import { writeSecuringAction } from './securing-action.ts'

/** The token is in the fragment of the link, so that no server, log or `Referer` header gets it. */
export function writeRecoveryMail(
  sender: Sender,
  { to, locale, token, asker }: { to: string; locale: Locale; token: string; asker: Asker },
): Mail {
  const say = createSay(locale, { ...describeSender(sender), minutes: recoveryMinutes })
  return renderMail(locale, {
    to,
    subject: say('mail_recovery_subject'),
    lines: [say('mail_recovery_text'), say('mail_recovery_expiry'), sayAsker(locale, asker)],
    action: {
      text: say('mail_recovery_action'),
      href: `${sender.publicUrl}/recover/new-password#token=${token}`,
    },
  })
}

export function writePasswordChangedMail(
  sender: Sender,
  { to, locale, unlinked, asker }: { to: string; locale: Locale; unlinked: readonly string[]; asker: Asker },
): Mail {
  const say = createSay(locale, { ...describeSender(sender), providers: listProviders(unlinked, locale) })
  return renderMail(locale, {
    to,
    subject: say('mail_password_changed_subject'),
    lines: [
      say('mail_password_changed_text'),
      ...(unlinked.length > 0 ? [say('mail_first_proof')] : []),
      say('mail_password_changed_warning'),
      sayAsker(locale, asker, 'mail_done'),
    ],
    action: { text: say('mail_recovery_action'), href: `${sender.publicUrl}/recover` },
  })
}

/** Tells the owner how to undo the linking: by setting a new password, or, where there are none, by removing it in the account. */
export function writeLinkedMail(
  sender: Sender,
  { to, locale, social, asker }: { to: string; locale: Locale; social: string; asker: Asker },
): Mail {
  const say = createSay(locale, { ...describeSender(sender), provider: nameProvider(social) })
  return renderMail(locale, {
    to,
    subject: say('mail_linked_subject'),
    lines: [say('mail_linked_text'), say('mail_linked_warning'), sayAsker(locale, asker, 'mail_done')],
    action: writeSecuringAction(sender, say),
  })
}

/**
 * A mail with the code that a first password needs: it proves that the person receives mails there. There is no link with the code: the
 * person has the page open, and nobody else who reads the mail should be able to act on it.
 */
export function writePasswordSetupMail(
  sender: Sender,
  { to, locale, code, minutes, asker }: CodeMessage & { asker: Asker },
): Mail {
  const say = createSay(locale, { ...describeSender(sender), code, minutes })
  return renderMail(locale, {
    to,
    code,
    subject: say('mail_code_subject'),
    lines: [say('mail_code_text'), say('mail_code_expiry'), sayAsker(locale, asker)],
    action: { text: say('mail_code_action'), href: `${sender.publicUrl}/account` },
  })
}
