// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'Gebruiksstatistieken',
  analytics_text:
    'Mogen we meten hoe deze formulieren worden gebruikt, zodat we ze makkelijker kunnen maken? Wat je invult, delen we met niemand.',
  analytics_allow: 'Toestaan',
  analytics_refuse: 'Niet toestaan',
  analytics_change: 'Keuze over statistieken',
} satisfies Catalogue
