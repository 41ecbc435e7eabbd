// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'विश्लेषण',
  analytics_text:
    'क्या हम गिन सकते हैं कि ये फ़ॉर्म कैसे इस्तेमाल होते हैं, ताकि इन्हें आसान बनाया जा सके? यहाँ लिखी गई कोई भी बात किसी के साथ शेयर नहीं की जाती।',
  analytics_allow: 'अनुमति दें',
  analytics_refuse: 'अनुमति न दें',
  analytics_change: 'विश्लेषण का विकल्प',
} satisfies Catalogue
