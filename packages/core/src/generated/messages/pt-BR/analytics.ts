// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'Análise de uso',
  analytics_text:
    'Podemos medir como estes formulários são usados, para deixá-los mais fáceis? Nada do que você digita é compartilhado com ninguém.',
  analytics_allow: 'Permitir',
  analytics_refuse: 'Não permitir',
  analytics_change: 'Preferências de análise de uso',
} satisfies Catalogue
