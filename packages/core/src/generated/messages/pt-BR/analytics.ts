// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'Análise de uso',
  analytics_text:
    'Podemos contar como estes formulários são usados para torná-los mais fáceis? Nada do que você digita é informado a ninguém.',
  analytics_allow: 'Permitir',
  analytics_refuse: 'Não permitir',
  analytics_change: 'Opção de análise de uso',
} satisfies Catalogue
