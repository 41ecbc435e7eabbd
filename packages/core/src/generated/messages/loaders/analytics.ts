// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
/** A file for each language. */
export const loaders = {
  'en-001': () => import('../en-001/analytics.ts'),
  'ru-RU': () => import('../ru-RU/analytics.ts'),
  'ar-XX': () => import('../ar-XX/analytics.ts'),
  es: () => import('../es/analytics.ts'),
  'de-DE': () => import('../de-DE/analytics.ts'),
  fr: () => import('../fr/analytics.ts'),
  'ja-JP': () => import('../ja-JP/analytics.ts'),
  'ko-KR': () => import('../ko-KR/analytics.ts'),
  'pt-BR': () => import('../pt-BR/analytics.ts'),
  'id-ID': () => import('../id-ID/analytics.ts'),
  it: () => import('../it/analytics.ts'),
  nl: () => import('../nl/analytics.ts'),
  pl: () => import('../pl/analytics.ts'),
  tr: () => import('../tr/analytics.ts'),
  uk: () => import('../uk/analytics.ts'),
  'zh-Hans': () => import('../zh-Hans/analytics.ts'),
  'zh-Hant': () => import('../zh-Hant/analytics.ts'),
  hi: () => import('../hi/analytics.ts'),
  vi: () => import('../vi/analytics.ts'),
  he: () => import('../he/analytics.ts'),
}
