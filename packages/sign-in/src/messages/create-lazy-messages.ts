import { fillMessage, type Catalogue, type Message, type Translate } from '@foyer/core/messages'

/**
 * The English messages of the parts that are loaded later. Each part adds its messages when its module is loaded; they are never
 * removed.
 */
export interface LazyMessages {
  /**
   * Adds the English messages of a part that is loaded later. They are used for keys that the catalogue lacks; only the English
   * catalogue lacks any.
   */
  readonly add: (messages: Catalogue) => void
  /** Translates a key of this catalogue, or of a part that was loaded later. */
  readonly createTranslate: (messages: Partial<Catalogue>) => Translate<string>
}

export function createLazyMessages(): LazyMessages {
  const lazyMessages: Record<string, Message> = {}
  return {
    add: (messages) => void Object.assign(lazyMessages, messages),
    createTranslate: (messages) => (key, values) =>
      fillMessage(messages[key] ?? lazyMessages[key] ?? '', values),
  }
}
