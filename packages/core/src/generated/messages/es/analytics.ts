// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'Estadísticas de uso',
  analytics_text:
    '¿Podemos medir cómo se usan estos formularios para hacerlos más fáciles? Nada de lo que escribes se comparte con nadie.',
  analytics_allow: 'Permitir',
  analytics_refuse: 'No permitir',
  analytics_change: 'Preferencias de estadísticas',
} satisfies Catalogue
