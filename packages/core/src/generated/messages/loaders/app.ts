// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
/** A file for each language. */
export const loaders = {
  'en-001': () => import('../en-001/app.ts'),
  'ru-RU': () => import('../ru-RU/app.ts'),
  'ar-XX': () => import('../ar-XX/app.ts'),
  es: () => import('../es/app.ts'),
  'de-DE': () => import('../de-DE/app.ts'),
  fr: () => import('../fr/app.ts'),
  'ja-JP': () => import('../ja-JP/app.ts'),
  'ko-KR': () => import('../ko-KR/app.ts'),
  'pt-BR': () => import('../pt-BR/app.ts'),
  'id-ID': () => import('../id-ID/app.ts'),
  it: () => import('../it/app.ts'),
  nl: () => import('../nl/app.ts'),
  pl: () => import('../pl/app.ts'),
  tr: () => import('../tr/app.ts'),
  uk: () => import('../uk/app.ts'),
  'zh-Hans': () => import('../zh-Hans/app.ts'),
  'zh-Hant': () => import('../zh-Hant/app.ts'),
  hi: () => import('../hi/app.ts'),
  vi: () => import('../vi/app.ts'),
  he: () => import('../he/app.ts'),
}
