import type { Locale } from '@foyer/core/wire'
import { createTranslate } from '../create-translate.ts'
import { translateRequester, type Requester } from '../describe-requester.ts'
import { describeSender, type Sender } from '../sender.ts'
import type { Mail } from './mail-transport.ts'
import { renderMail } from './render-mail.ts'
import { writeSecuringAction } from './securing-action.ts'

interface NoticeOptions {
  readonly to: string
  readonly locale: Locale
  readonly requester: Requester
}

/** Notifies the owner of a sign-in with a device that the account does not know. Whoever opens the link has to be signed in. */
export function writeSignInMail(sender: Sender, { to, locale, requester }: NoticeOptions): Mail {
  const translate = createTranslate(locale, describeSender(sender))
  return renderMail(locale, {
    to,
    subject: translate('mail_sign_in_subject'),
    lines: [
      translate('mail_sign_in_text'),
      translate('mail_factor_warning'),
      translateRequester(locale, requester, 'mail_done'),
    ],
    action: { text: translate('mail_sign_in_action'), href: `${sender.publicUrl}/account#sessions` },
  })
}

/** Notifies the owner that the account's data was downloaded. */
export function writeExportedMail(sender: Sender, { to, locale, requester }: NoticeOptions): Mail {
  const translate = createTranslate(locale, describeSender(sender))
  return renderMail(locale, {
    to,
    subject: translate('mail_exported_subject'),
    lines: [
      translate('mail_exported_text'),
      translate('mail_factor_warning'),
      translateRequester(locale, requester, 'mail_done'),
    ],
    action: writeSecuringAction(sender, translate),
  })
}

/** Notifies the former owner that the account is gone. Nothing undoes that, so there is no button. */
export function writeDeletedMail(sender: Sender, { to, locale, requester }: NoticeOptions): Mail {
  const translate = createTranslate(locale, describeSender(sender))
  return renderMail(locale, {
    to,
    subject: translate('mail_deleted_subject'),
    lines: [
      translate('mail_deleted_text'),
      translate('mail_deleted_warning'),
      translateRequester(locale, requester, 'mail_done'),
    ],
  })
}
