// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'נתוני שימוש',
  analytics_text:
    'האם מותר לנו למדוד איך משתמשים בטפסים האלה, כדי שיהיו פשוטים יותר? מה שמוקלד כאן לא ישותף עם אף אחד.',
  analytics_allow: 'לאשר',
  analytics_refuse: 'לא לאשר',
  analytics_change: 'בחירה לגבי נתוני שימוש',
} satisfies Catalogue
