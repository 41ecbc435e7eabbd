/** What fills a message's places: `{min}` and the like. */
export type MessageValues = Readonly<Record<string, string | number>>

/** A catalogue: words by key, with places in braces. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, string>>

/** Fills the places of one message. A place without a value stays as it is, so that the gap is seen. */
export function fillMessage(text: string, values?: MessageValues): string {
  if (values === undefined) return text
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}

/** Says a key, with its places filled. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string

/** A function that says a key of this catalogue. */
export function createTranslate<Key extends string>(catalogue: Catalogue<Key>): Translate<Key> {
  return (key, values) => fillMessage(catalogue[key], values)
}
