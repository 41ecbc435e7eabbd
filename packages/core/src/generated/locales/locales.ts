// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
/** The first one is the fallback. */
export const locales = [
  'en-001',
  'ru-RU',
  'ar-XX',
  'es',
  'de-DE',
  'fr',
  'ja-JP',
  'ko-KR',
  'pt-BR',
  'id-ID',
  'it',
  'nl',
  'pl',
  'tr',
  'uk',
  'zh-Hans',
  'zh-Hant',
  'hi',
  'vi',
  'he',
] as const
