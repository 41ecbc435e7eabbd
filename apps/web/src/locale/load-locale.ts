import type { Locale as LocaleId } from '@foyer/core/wire'
import { createLocale, type Locale } from './locale.ts'

/** Loads a language. @throws TypeError when its script cannot be loaded */
export async function loadLocale(lang: LocaleId): Promise<Locale> {
  // Imported dynamically: the list of all languages' files is in the chunk that is loaded beside the first page's.
  const { loadAppMessages } = await import('@foyer/core/messages/app')
  return createLocale(lang, await loadAppMessages(lang))
}
