import type { Locale } from '@foyer/core/wire'
import { createSay } from '../create-say.ts'
import { sayAsker, type Asker } from '../describe-asker.ts'
import { describeNews, type FactorNews } from '../factor-news.ts'
import { describeSender, type Sender } from '../sender.ts'
import type { Mail } from './mail-transport.ts'
import { renderMail } from './render-mail.ts'
import { writeSecuringAction } from './securing-action.ts'

/** Notifies the owner that a passkey or a second factor was added, used up or removed, or a provider unlinked. */
export function writeFactorMail(
  sender: Sender,
  { to, locale, asker, news }: { to: string; locale: Locale; asker: Asker | null; news: FactorNews },
): Mail {
  const say = createSay(locale, { ...describeSender(sender), ...describeNews(news) })
  return renderMail(locale, {
    to,
    subject: say('mail_factor_subject'),
    lines: [
      say('mail_factor_text'),
      say('mail_factor_warning'),
      ...(asker === null ? [] : [sayAsker(locale, asker, 'mail_done')]),
    ],
    action: writeSecuringAction(sender, say),
  })
}
