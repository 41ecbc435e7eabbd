import { memoize } from '../store/index.ts'

/** Values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>

/**
 * Compiled ICU text: a sentence, or a function of its placeholders. Numbers are written in ASCII digits in every
 * language, because people compare them with what they type.
 */
export type Message = string | ((values: MessageValues) => string)

/** A catalogue: messages by key. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, Message>>

const pluralRulesOf = memoize((language: string) => new Intl.PluralRules(language))

/**
 * Chooses the sentence for a value, by its name or by the plural form of a number in a language (BCP 47). Used by
 * compiled messages.
 */
export function choose(
  sentences: Readonly<Record<string, string>> & { readonly other: string },
  value: string | number | undefined,
  language?: string,
): string {
  const name = language === undefined ? String(value) : pluralRulesOf(language).select(Number(value))
  return sentences[name] ?? sentences.other
}

/** Fills in a message. */
export function fillMessage(message: Message, values: MessageValues = {}): string {
  return typeof message === 'function' ? message(values) : message
}

/** Returns the message of a key, with its placeholders filled in. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string

/** Creates the translate function of a catalogue. */
export function createTranslate<Key extends string>(catalogue: Catalogue<Key>): Translate<Key> {
  return (key, values) => fillMessage(catalogue[key], values)
}
