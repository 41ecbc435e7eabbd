import { kit, validation } from '@foyer/core/messages/en-001'
import type { Locale as LocaleId } from '@foyer/core/wire'
import { createKitTranslate, type KitTranslate } from '@foyer/kit/messages'

/** What a story needs of a language. */
export interface PlaygroundLocale {
  readonly id: LocaleId
  /** Its own name for itself. */
  readonly title: string
  readonly dir: 'ltr' | 'rtl'
  readonly translate: KitTranslate
}

/** The languages of the switch, the first of them to begin with. A new language is one line. */
export const locales: readonly [PlaygroundLocale, ...PlaygroundLocale[]] = [
  { id: 'en-001', title: 'English', dir: 'ltr', translate: createKitTranslate({ ...kit, ...validation }) },
]

/** The language of an id, or the first one. */
export function findLocale(id: unknown): PlaygroundLocale {
  return locales.find((locale) => locale.id === id) ?? locales[0]
}
