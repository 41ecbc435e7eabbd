// In a module of its own, because pages need the list of locales long before their names.
import type { Locale } from './locales.ts'

/** The name of each language in that language. */
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

/** The language code of the captcha services for each locale (specification, section 9). */
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
