// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: '利用状況の分析',
  analytics_text:
    'フォームを使いやすくするため、利用状況を集計してもよろしいですか？入力した内容が第三者に共有されることはありません。',
  analytics_allow: '許可する',
  analytics_refuse: '許可しない',
  analytics_change: '分析の設定',
} satisfies Catalogue
