import { memoize } from '../store/index.ts'

/** Values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>

/**
 * Compiled ICU text: a sentence with placeholders in braces, or a choice between sentences. Plain data, so that a server component can hand
 * a catalogue to a page.
 */
export type Message = string | Choice

/**
 * Sentences by the name of a value, or by the plural form of a number. There always is one named `other`.
 */
export interface Choice {
  /** The name of the value that chooses. */
  readonly by: string
  /** The language of the plural forms (BCP 47). Without it the value itself is the name. */
  readonly in?: string
  readonly [name: string]: Message | undefined
}

/** A catalogue: messages by key. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, Message>>

const pluralRulesOf = memoize((language: string) => new Intl.PluralRules(language))

/**
 * Fills in a message. Numbers are written in ASCII digits in every language, because people compare them with what they
 * type.
 */
export function fillMessage(message: Message, values: MessageValues = {}): string {
  if (typeof message !== 'string') return fillMessage(choose(message, values[message.by]), values)
  return message.replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name]))
}

function choose(choice: Choice, value: string | number | undefined): Message {
  const name = choice.in === undefined ? String(value) : pluralRulesOf(choice.in).select(Number(value))
  return choice[name] ?? choice['other'] ?? ''
}

/** Returns the message of a key, with its placeholders filled in. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string

/**
 * Creates the translate function of a catalogue. A missing key gives an empty text, because an app may have names for only some currencies.
 */
export function createTranslate<Key extends string>(catalogue: Catalogue<Key>): Translate<Key> {
  const messages: Partial<Catalogue> = catalogue
  return (key, values) => fillMessage(messages[key] ?? '', values)
}
