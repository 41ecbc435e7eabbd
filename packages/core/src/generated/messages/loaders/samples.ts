// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
/** A file for each language. */
export const loaders = {
  'en-001': () => import('../en-001/samples.ts'),
  'ru-RU': () => import('../ru-RU/samples.ts'),
  'ar-XX': () => import('../ar-XX/samples.ts'),
  es: () => import('../es/samples.ts'),
  'de-DE': () => import('../de-DE/samples.ts'),
  fr: () => import('../fr/samples.ts'),
  'ja-JP': () => import('../ja-JP/samples.ts'),
  'ko-KR': () => import('../ko-KR/samples.ts'),
  'pt-BR': () => import('../pt-BR/samples.ts'),
  'id-ID': () => import('../id-ID/samples.ts'),
  it: () => import('../it/samples.ts'),
  nl: () => import('../nl/samples.ts'),
  pl: () => import('../pl/samples.ts'),
  tr: () => import('../tr/samples.ts'),
  uk: () => import('../uk/samples.ts'),
  'zh-Hans': () => import('../zh-Hans/samples.ts'),
  'zh-Hant': () => import('../zh-Hant/samples.ts'),
  hi: () => import('../hi/samples.ts'),
  vi: () => import('../vi/samples.ts'),
  he: () => import('../he/samples.ts'),
}
