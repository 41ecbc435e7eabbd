/** What fills a message's places: `{min}` and the like. */
export type MessageValues = Readonly<Record<string, string | number>>

/** Whole sentences by the name of a case: a plural form of the language `in`, or the value itself where there is none. */
export interface Choice {
  /** The name of the value that chooses. */
  readonly by: string
  /** BCP 47. */
  readonly in?: string
  readonly other: Message
  readonly [name: string]: Message | undefined
}

/** What ICU text has been compiled to: a sentence with places in braces, or a choice of such. */
export type Message = string | Choice

/** A catalogue: messages by key. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, Message>>

/** One for each language that a page speaks. */
const pluralRules = new Map<string, Intl.PluralRules>()

/**
 * Says one message. A place without a value stays as it is, so that the gap is seen. Numbers stand in ASCII digits, in every
 * language: people compare them with what they type.
 */
export function fillMessage(message: Message, values: MessageValues = {}): string {
  let text = message
  while (typeof text === 'object') {
    const value = values[text.by]
    text = text[text.in ? pluralRulesOf(text.in).select(Number(value)) : String(value)] ?? text.other
  }
  // A key that a catalogue may have and this one lacks is said by nothing.
  return text?.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}

function pluralRulesOf(language: string): Intl.PluralRules {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rules)
  return rules
}

/** Says a key, with its places filled. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string

/** A function that says a key of this catalogue. */
export function createTranslate<Key extends string>(catalogue: Catalogue<Key>): Translate<Key> {
  return (key, values) => fillMessage(catalogue[key], values)
}
