// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'Analitik',
  analytics_text:
    'Bolehkah kami menghitung cara formulir ini digunakan agar lebih mudah? Apa yang Anda ketik tidak diberitahukan kepada siapa pun.',
  analytics_allow: 'Izinkan',
  analytics_refuse: 'Jangan izinkan',
  analytics_change: 'Pilihan analitik',
} satisfies Catalogue
