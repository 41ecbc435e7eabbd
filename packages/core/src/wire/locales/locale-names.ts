// What a locale is called. By itself, for a page needs its locales long before their names.
import type { Locale } from './locales.ts'

/** Each language's own name for itself. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'en-001': 'English',
  'ru-RU': 'Русский',
  'ar-XX': 'العربية',
  es: 'Español',
  'de-DE': 'Deutsch',
  fr: 'Français',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
  'pt-BR': 'Português (Brasil)',
  'id-ID': 'Bahasa Indonesia',
}

/** What a captcha calls the locale (specification, section 9). */
export const captchaLocales: Readonly<Record<Locale, string>> = {
  'en-001': 'eng',
  'ru-RU': 'rus',
  'ar-XX': 'ara',
  es: 'spa',
  'de-DE': 'deu',
  fr: 'fra',
  'ja-JP': 'jpn',
  'ko-KR': 'kor',
  'pt-BR': 'por',
  'id-ID': 'ind',
}
