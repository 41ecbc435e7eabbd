// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'Mesure d’audience',
  analytics_text:
    'Pouvons-nous mesurer l’utilisation de ces formulaires, afin de les simplifier ? Ce que vous saisissez n’est partagé avec personne.',
  analytics_allow: 'Autoriser',
  analytics_refuse: 'Ne pas autoriser',
  analytics_change: 'Préférences de mesure d’audience',
} satisfies Catalogue
