// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
/** A file for each language. */
export const loaders = {
  'en-001': () => import('../en-001/account.ts'),
  'ru-RU': () => import('../ru-RU/account.ts'),
  'ar-XX': () => import('../ar-XX/account.ts'),
  es: () => import('../es/account.ts'),
  'de-DE': () => import('../de-DE/account.ts'),
  fr: () => import('../fr/account.ts'),
  'ja-JP': () => import('../ja-JP/account.ts'),
  'ko-KR': () => import('../ko-KR/account.ts'),
  'pt-BR': () => import('../pt-BR/account.ts'),
  'id-ID': () => import('../id-ID/account.ts'),
  it: () => import('../it/account.ts'),
  nl: () => import('../nl/account.ts'),
  pl: () => import('../pl/account.ts'),
  tr: () => import('../tr/account.ts'),
  uk: () => import('../uk/account.ts'),
  'zh-Hans': () => import('../zh-Hans/account.ts'),
  'zh-Hant': () => import('../zh-Hant/account.ts'),
  hi: () => import('../hi/account.ts'),
  vi: () => import('../vi/account.ts'),
  he: () => import('../he/account.ts'),
}
