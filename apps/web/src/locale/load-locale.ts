import type { Locale as LocaleId } from '@foyer/core/wire'
import { createLocale, type Locale, type Messages } from './locale.ts'

/** A chunk for each language. */
const loaders: Readonly<Record<LocaleId, () => Promise<Messages>>> = {
  // Without the kit's messages, because its blocks contain their English ones.
  'en-001': () => import('./english.ts'),
  'ru-RU': () => import('@foyer/core/messages/ru-RU'),
  'ar-XX': () => import('@foyer/core/messages/ar-XX'),
  es: () => import('@foyer/core/messages/es'),
  'de-DE': () => import('@foyer/core/messages/de-DE'),
  fr: () => import('@foyer/core/messages/fr'),
  'ja-JP': () => import('@foyer/core/messages/ja-JP'),
  'ko-KR': () => import('@foyer/core/messages/ko-KR'),
  'pt-BR': () => import('@foyer/core/messages/pt-BR'),
  'id-ID': () => import('@foyer/core/messages/id-ID'),
}

/** Loads a language. @throws TypeError when its script cannot be loaded */
export async function loadLocale(lang: LocaleId): Promise<Locale> {
  return createLocale(lang, await loaders[lang]())
}
