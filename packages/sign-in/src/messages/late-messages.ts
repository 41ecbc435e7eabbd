import { fillMessage, type Catalogue, type Message, type Translate } from '@foyer/core/messages'

/** English messages of the parts that have been loaded so far. Each part adds its own as its module is loaded, and nobody takes any away. */
const late: Record<string, Message> = {}

/** Adds the English messages of a part that is loaded later. They count where the catalogue lacks them, which only the English one does. */
export function addMessages(messages: Catalogue): void {
  Object.assign(late, messages)
}

/** Translates a key of this catalogue, or of a part that was loaded later. */
export function createLateTranslate(messages: Partial<Catalogue>): Translate<string> {
  return (key, values) => fillMessage(messages[key] ?? late[key] ?? '', values)
}
