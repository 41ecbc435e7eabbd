import { catalogues } from '@foyer/core/messages/catalogues'
import { localeNames } from '@foyer/core/wire/locale-names'
import { dirOf, locales as ids, type Locale as LocaleId } from '@foyer/core/wire/locales'
import { createKitTranslate, type KitTranslate } from '@foyer/kit/messages'

/** What a story needs of a language. */
export interface PlaygroundLocale {
  readonly id: LocaleId
  /** The language's own name. */
  readonly title: string
  readonly dir: 'ltr' | 'rtl'
  readonly translate: KitTranslate
}

/** The languages of the toolbar: those of the product. */
export const locales: readonly PlaygroundLocale[] = ids.map(describeLocale)

const fallback = describeLocale('en-001')

/** The locale of an id; English for an unknown one. */
export function findLocale(id: unknown): PlaygroundLocale {
  return locales.find((locale) => locale.id === id) ?? fallback
}

function describeLocale(id: LocaleId): PlaygroundLocale {
  const { kit, validation } = catalogues[id]
  return {
    id,
    title: localeNames[id],
    dir: dirOf(id),
    translate: createKitTranslate({ ...kit, ...validation }),
  }
}
