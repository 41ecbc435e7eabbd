// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
/** The name of each language in that language, sorted by these names. */
export const localeNames = {
  'id-ID': 'Bahasa Indonesia',
  'de-DE': 'Deutsch',
  'en-001': 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  vi: 'Tiếng Việt',
  tr: 'Türkçe',
  'ru-RU': 'Русский',
  uk: 'Українська',
  he: 'עברית',
  'ar-XX': 'العربية',
  hi: 'हिन्दी',
  'ko-KR': '한국어',
  'ja-JP': '日本語',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
} as const
