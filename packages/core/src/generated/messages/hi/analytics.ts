// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'इस्तेमाल के आँकड़े',
  analytics_text:
    'क्या हम इन फ़ॉर्म के इस्तेमाल के आँकड़े रख सकते हैं, ताकि इन्हें आसान बनाया जा सके? यहाँ लिखी गई कोई भी बात किसी के साथ शेयर नहीं की जाती।',
  analytics_allow: 'अनुमति दें',
  analytics_refuse: 'अनुमति न दें',
  analytics_change: 'इस्तेमाल के आँकड़ों का विकल्प',
} satisfies Catalogue
