// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'Analitik',
  analytics_text:
    'Bolehkah kami menghitung penggunaan formulir ini agar lebih mudah dipakai? Apa yang Anda ketik tidak dibagikan kepada siapa pun.',
  analytics_allow: 'Izinkan',
  analytics_refuse: 'Jangan izinkan',
  analytics_change: 'Pilihan analitik',
} satisfies Catalogue
