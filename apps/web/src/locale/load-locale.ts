import type { Locale as LocaleId } from '@foyer/core/wire'
import { createLocale, type Locale } from './locale.ts'

/** Loads a language. @throws TypeError when its script cannot be loaded */
export async function loadLocale(lang: LocaleId): Promise<Locale> {
  // The list of all languages' files comes with what is loaded beside the first page.
  const { loadAppMessages } = await import('@foyer/core/messages/app')
  return createLocale(lang, await loadAppMessages(lang))
}
