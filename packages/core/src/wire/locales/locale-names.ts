// In a module of its own, because pages need the list of locales long before their names.
import { localeNames as names } from '../../generated/locales/locale-names.ts'
import type { Locale } from './locales.ts'

/** The name of each language in that language, sorted by these names. */
export const localeNames: Readonly<Record<Locale, string>> = names
