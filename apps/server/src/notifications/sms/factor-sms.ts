import type { Locale } from '@foyer/core/wire'
import { createTranslate } from '../create-translate.ts'
import { describeNews, type FactorNews } from '../factor-news.ts'
import { describeSender, type Sender } from '../sender.ts'
import type { TextMessage } from './sms-transport.ts'

export function writeFactorSms(
  sender: Sender,
  { to, locale, news }: { to: string; locale: Locale; news: FactorNews },
): TextMessage {
  const translate = createTranslate(locale, { ...describeSender(sender), ...describeNews(news) })
  return { to, text: translate('sms_factor') }
}
