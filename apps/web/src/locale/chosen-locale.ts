import { openStorage } from '@foyer/kit/storage'
import type { Locale as LocaleId } from '@foyer/core/wire'
import { matchLocale } from '@foyer/core/wire/locales'
import { storeForServer } from '../first-page/store-for-server.ts'

const storageKey = 'foyer-locale'

/** The language chosen earlier in this browser; at the first visit, the best match for the browser's languages. */
export function readChosenLocale(languages: readonly string[] = navigator.languages): LocaleId {
  return matchLocale([readStored() ?? '', ...languages])
}

function readStored(): string | null {
  return openStorage('localStorage').read(storageKey)
}

/** Was a language chosen in this browser? Otherwise the page's language comes from the browser's languages. */
export function hasChosenLocale(): boolean {
  return readStored() !== null
}

/** Stores the choice for the next visit. */
export function storeChosenLocale(locale: LocaleId): void {
  storeForServer(storageKey, locale)
}
