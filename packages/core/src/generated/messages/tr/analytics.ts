// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'Analiz',
  analytics_text:
    'Formları kolaylaştırmak için nasıl kullanıldıklarını ölçebilir miyiz? Yazdıklarınız hiç kimseyle paylaşılmaz.',
  analytics_allow: 'İzin ver',
  analytics_refuse: 'İzin verme',
  analytics_change: 'Analiz tercihi',
} satisfies Catalogue
