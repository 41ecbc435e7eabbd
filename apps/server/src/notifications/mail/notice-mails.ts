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

interface NoticeTexts {
  readonly subject: string
  readonly text: string
  /** What to do if it was somebody else. */
  readonly warning: string
  readonly action?: { readonly text: string; readonly href: string }
}

/** Notifies the owner of a sign-in with a device that the account does not know. Whoever opens the link has to be signed in. */
export function writeSignInMail(sender: Sender, options: NoticeOptions): Mail {
  const translate = createTranslate(options.locale, describeSender(sender))
  return renderNotice(options, {
    subject: translate('mail_sign_in_subject'),
    text: translate('mail_sign_in_text'),
    warning: translate('mail_factor_warning'),
    action: { text: translate('mail_sign_in_action'), href: `${sender.publicUrl}/account#sessions` },
  })
}

/** Notifies the owner that the account's data was downloaded. */
export function writeExportedMail(sender: Sender, options: NoticeOptions): Mail {
  const translate = createTranslate(options.locale, describeSender(sender))
  return renderNotice(options, {
    subject: translate('mail_exported_subject'),
    text: translate('mail_exported_text'),
    warning: translate('mail_factor_warning'),
    action: writeSecuringAction(sender, translate),
  })
}

/** Notifies the former owner that the account is gone. Nothing undoes that, so there is no button. */
export function writeDeletedMail(sender: Sender, options: NoticeOptions): Mail {
  const translate = createTranslate(options.locale, describeSender(sender))
  return renderNotice(options, {
    subject: translate('mail_deleted_subject'),
    text: translate('mail_deleted_text'),
    warning: translate('mail_deleted_warning'),
  })
}

/** Says who did it, from where and when, below the texts. */
function renderNotice(
  { to, locale, requester }: NoticeOptions,
  { text, warning, ...rest }: NoticeTexts,
): Mail {
  return renderMail(locale, {
    to,
    lines: [text, warning, translateRequester(locale, requester, 'mail_done')],
    ...rest,
  })
}
