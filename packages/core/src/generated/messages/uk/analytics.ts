// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'Аналітика',
  analytics_text:
    'Чи можна нам збирати статистику використання цих форм, щоб зробити їх зручнішими? Те, що ви вводите, ми нікому не передаємо.',
  analytics_allow: 'Дозволити',
  analytics_refuse: 'Не дозволяти',
  analytics_change: 'Налаштування аналітики',
} satisfies Catalogue
