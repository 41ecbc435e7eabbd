import { fillMessage, type Catalogue, type Message, type Translate } from '@foyer/core/messages'

/**
 * English messages of the parts that have been loaded so far. Each part adds its own as its module is loaded, and nobody takes any
 * away.
 */
export interface LateMessages {
  /**
   * Adds the English messages of a part that is loaded later. They count where the catalogue lacks them, which only the English one
   * does.
   */
  readonly add: (messages: Catalogue) => void
  /** Translates a key of this catalogue, or of a part that was loaded later. */
  readonly createTranslate: (messages: Partial<Catalogue>) => Translate<string>
}

export function createLateMessages(): LateMessages {
  const late: Record<string, Message> = {}
  return {
    add: (messages) => void Object.assign(late, messages),
    createTranslate: (messages) => (key, values) => fillMessage(messages[key] ?? late[key] ?? '', values),
  }
}
