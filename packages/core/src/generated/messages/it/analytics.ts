// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'Statistiche di utilizzo',
  analytics_text:
    'Possiamo misurare come vengono usati questi moduli, per renderli più semplici? Nulla di ciò che scrivi viene condiviso con altri.',
  analytics_allow: 'Consenti',
  analytics_refuse: 'Non consentire',
  analytics_change: 'Preferenze sulle statistiche',
} satisfies Catalogue
