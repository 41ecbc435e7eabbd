// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'Аналитика',
  analytics_text:
    'Можно ли нам собирать статистику использования этих форм, чтобы сделать их удобнее? То, что вы вводите, никому не передаётся.',
  analytics_allow: 'Разрешить',
  analytics_refuse: 'Не разрешать',
  analytics_change: 'Настройки аналитики',
} satisfies Catalogue
