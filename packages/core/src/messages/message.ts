/** What fills a message's places. */
export type MessageValues = Readonly<Record<string, string | number>>

/**
 * What ICU text has been compiled to: a sentence, or a function of what fills its places. Numbers stand in ASCII digits, in
 * every language: people compare them with what they type.
 */
export type Message = string | ((values: MessageValues) => string)

/** A catalogue: messages by key. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, Message>>

/** A memo: `Intl.PluralRules` by language, of which a page has few. Callers cannot tell whether an object is new. */
const pluralRules = new Map<string, Intl.PluralRules>()

/** The sentence for a value: of those by name, or of the plural forms of a language (BCP 47). For compiled messages. */
export function choose(
  sentences: Readonly<Record<string, string>> & { readonly other: string },
  value: string | number | undefined,
  language?: string,
): string {
  const name = language === undefined ? String(value) : pluralRulesOf(language).select(Number(value))
  return sentences[name] ?? sentences.other
}

function pluralRulesOf(language: string): Intl.PluralRules {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rules)
  return rules
}

/** Says one message. */
export function fillMessage(message: Message, values: MessageValues = {}): string {
  return typeof message === 'function' ? message(values) : message
}

/** Says a key, with its places filled. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string

/** A function that says a key of this catalogue. */
export function createTranslate<Key extends string>(catalogue: Catalogue<Key>): Translate<Key> {
  return (key, values) => fillMessage(catalogue[key], values)
}
