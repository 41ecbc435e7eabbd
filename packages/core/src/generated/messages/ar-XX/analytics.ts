// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'التحليلات',
  analytics_text:
    'هل يمكننا قياس كيفية استخدام هذه النماذج لتسهيلها؟ لا تتم مشاركة أي شيء يُكتب فيها مع أي جهة.',
  analytics_allow: 'السماح',
  analytics_refuse: 'عدم السماح',
  analytics_change: 'خيار التحليلات',
} satisfies Catalogue
