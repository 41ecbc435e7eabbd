import type { AccountMessages } from '@foyer/core/messages/account'

/** Another part of the catalogue was passed, or none. */
export class WrongMessagesError extends Error {
  override readonly name = 'WrongMessagesError'
  readonly code = 'wrong_messages'

  /** @param part of the catalogue: what should have been passed */
  constructor(part: 'account' | 'userButton' = 'account') {
    const whose = part === 'account' ? 'the account' : "the account's menu"
    super(
      `\`messages\` holds no messages of ${whose}. Import { ${part} } from '@foyer/core/messages/en-001' or another locale, and pass ` +
        `messages={${part}}.`,
    )
  }
}

/** @throws WrongMessagesError for another part of the catalogue, or none: TypeScript would have refused it */
export function checkAccountMessages(
  messages: AccountMessages | undefined,
): asserts messages is AccountMessages {
  if (!Object.hasOwn(messages ?? {}, 'account_title')) throw new WrongMessagesError()
}
