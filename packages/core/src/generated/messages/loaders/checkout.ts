// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
/** A file for each language. */
export const loaders = {
  'en-001': () => import('../en-001/checkout.ts'),
  'ru-RU': () => import('../ru-RU/checkout.ts'),
  'ar-XX': () => import('../ar-XX/checkout.ts'),
  es: () => import('../es/checkout.ts'),
  'de-DE': () => import('../de-DE/checkout.ts'),
  fr: () => import('../fr/checkout.ts'),
  'ja-JP': () => import('../ja-JP/checkout.ts'),
  'ko-KR': () => import('../ko-KR/checkout.ts'),
  'pt-BR': () => import('../pt-BR/checkout.ts'),
  'id-ID': () => import('../id-ID/checkout.ts'),
  it: () => import('../it/checkout.ts'),
  nl: () => import('../nl/checkout.ts'),
  pl: () => import('../pl/checkout.ts'),
  tr: () => import('../tr/checkout.ts'),
  uk: () => import('../uk/checkout.ts'),
  'zh-Hans': () => import('../zh-Hans/checkout.ts'),
  'zh-Hant': () => import('../zh-Hant/checkout.ts'),
  hi: () => import('../hi/checkout.ts'),
  vi: () => import('../vi/checkout.ts'),
  he: () => import('../he/checkout.ts'),
}
