import type { Locale as LocaleId } from '@foyer/core/wire'
import { createLocale, type Locale, type Messages } from './locale.ts'

/** A chunk for each language, without the messages of single pages. */
const loaders: Readonly<Record<LocaleId, () => Promise<Messages>>> = {
  // Without the kit's messages, because its blocks contain their English ones.
  'en-001': () => import('./catalogues/en-001.ts'),
  'ru-RU': () => import('./catalogues/ru-ru.ts'),
  'ar-XX': () => import('./catalogues/ar-xx.ts'),
  es: () => import('./catalogues/es.ts'),
  'de-DE': () => import('./catalogues/de-de.ts'),
  fr: () => import('./catalogues/fr.ts'),
  'ja-JP': () => import('./catalogues/ja-jp.ts'),
  'ko-KR': () => import('./catalogues/ko-kr.ts'),
  'pt-BR': () => import('./catalogues/pt-br.ts'),
  'id-ID': () => import('./catalogues/id-id.ts'),
}

/** Loads a language. @throws TypeError when its script cannot be loaded */
export async function loadLocale(lang: LocaleId): Promise<Locale> {
  return createLocale(lang, await loaders[lang]())
}
