import { createTranslate, type Catalogue, type Translate } from '@foyer/core/messages'
import type { kit, validation } from '@foyer/core/messages/en-001'
import { createContext, use } from 'react'

/** The messages that the kit says of itself. */
export type KitMessageKey = keyof typeof kit | keyof typeof validation

/** Says the kit's messages, or those that one block needs. */
export type KitTranslate<Key extends KitMessageKey = KitMessageKey> = Translate<Key>

/** Says the kit's messages in the reader's language; `null`, and each block speaks English, until one is provided. */
export const KitMessages = createContext<KitTranslate | null>(null)

/** The value for `<KitMessages value>` in another language. Make it once per catalogue, not once per render. */
export function createKitTranslate(catalogue: Catalogue<KitMessageKey>): KitTranslate {
  return createTranslate(catalogue)
}

/**
 * Translates the messages of a block. A block brings its own in English, so that an app without a catalogue ships these and no others;
 * a catalogue that is provided takes the place of all of them. Make `english` outside the component: another function looks
 * like another language.
 */
export function useKitMessages<Key extends KitMessageKey>(english: KitTranslate<Key>): KitTranslate<Key> {
  return use(KitMessages) ?? english
}

/** The reader's locale, as BCP 47 has it: the order of a date, the names of countries. It goes with the catalogue. */
export const KitLocale = /* @__PURE__ */ createContext('en-001')

export function useKitLocale(): string {
  return use(KitLocale)
}
