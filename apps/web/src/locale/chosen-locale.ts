import type { Locale as LocaleId } from '@foyer/core/wire'
import { matchLocale } from '@foyer/core/wire/locales'
import { keepForServer } from '../first-page/keep-for-server.ts'

const storageKey = 'foyer-locale'

/** The language that was chosen here before; on a first visit the best of those that the browser asks for. */
export function readChosenLocale(wishes: readonly string[] = navigator.languages): LocaleId {
  return matchLocale([readKept() ?? '', ...wishes])
}

function readKept(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Was a language chosen here, or is it only the one that the browser asks for? */
export function hasChosenLocale(): boolean {
  return readKept() !== null
}

/** Keeps it for the next visit, where the browser keeps anything. */
export function keepChosenLocale(locale: LocaleId): void {
  keepForServer(storageKey, locale)
}
