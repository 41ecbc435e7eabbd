import { createTranslate, type Catalogue, type MessageValues } from '@foyer/core/messages'
import { kit, validation } from '@foyer/core/messages/en-001'
import { createContext, use } from 'react'

/** The messages that the kit says of itself. */
export type KitMessageKey = keyof typeof kit | keyof typeof validation

export type KitTranslate = (key: KitMessageKey, values?: MessageValues) => string

/** Says the kit's messages; English until a catalogue is provided. */
export const KitMessages = createContext<KitTranslate>(
  createTranslate<KitMessageKey>({ ...kit, ...validation }),
)

/** The value for `<KitMessages value>` in another language. Make it once per catalogue, not once per render. */
export function createKitTranslate(catalogue: Catalogue<KitMessageKey>): KitTranslate {
  return createTranslate(catalogue)
}

export function useKitMessages(): KitTranslate {
  return use(KitMessages)
}

/** The reader's locale, as BCP 47 has it: the order of a date, the names of countries. It goes with the catalogue. */
export const KitLocale = createContext('en-001')

export function useKitLocale(): string {
  return use(KitLocale)
}
