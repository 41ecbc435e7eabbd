import { fillMessage, type Catalogue, type Message, type Translate } from '@foyer/core/messages'

/** English words of the parts that have been loaded so far. */
const late: Record<string, Message> = {}

/** A part that is loaded later brings its words along: said where the catalogue has none, which is so in English alone. */
export function bringWords(words: Catalogue): void {
  Object.assign(late, words)
}

/** A function that says a key of this catalogue, or of a part that has come since. */
export function createLateTranslate(messages: Partial<Catalogue>): Translate<string> {
  return (key, values) => fillMessage(messages[key] ?? late[key] ?? '', values)
}
