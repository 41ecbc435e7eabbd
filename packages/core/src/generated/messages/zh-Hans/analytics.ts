// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: '使用情况统计',
  analytics_text: '我们可以统计这些表单的使用情况，让填写更轻松吗？您填写的内容不会与任何人共享。',
  analytics_allow: '允许',
  analytics_refuse: '不允许',
  analytics_change: '统计设置',
} satisfies Catalogue
