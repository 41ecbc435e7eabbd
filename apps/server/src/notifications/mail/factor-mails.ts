import type { Locale } from '@foyer/core/wire'
import { createTranslate } from '../create-translate.ts'
import { translateRequester, type Requester } from '../describe-requester.ts'
import { describeNews, type FactorNews } from '../factor-news.ts'
import { describeSender, type Sender } from '../sender.ts'
import type { Mail } from './mail-transport.ts'
import { renderMail } from './render-mail.ts'
import { writeSecuringAction } from './securing-action.ts'

/** Notifies the owner that a passkey or a second factor was added, used up or removed, or a provider unlinked. */
export function writeFactorMail(
  sender: Sender,
  {
    to,
    locale,
    requester,
    news,
  }: { to: string; locale: Locale; requester: Requester | null; news: FactorNews },
): Mail {
  const translate = createTranslate(locale, { ...describeSender(sender), ...describeNews(news) })
  return renderMail(locale, {
    to,
    subject: translate('mail_factor_subject'),
    lines: [
      translate('mail_factor_text'),
      translate('mail_factor_warning'),
      ...(requester === null ? [] : [translateRequester(locale, requester, 'mail_done')]),
    ],
    action: writeSecuringAction(sender, translate),
  })
}
