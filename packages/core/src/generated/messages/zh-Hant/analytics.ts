// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: '使用情況分析',
  analytics_text: '我們可以統計這些表單的使用情況，讓填寫更輕鬆嗎？您填寫的內容不會與任何人分享。',
  analytics_allow: '允許',
  analytics_refuse: '不允許',
  analytics_change: '分析設定',
} satisfies Catalogue
