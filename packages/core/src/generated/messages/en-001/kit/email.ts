// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const emailMessages = {
  email_suggestions_label: 'Suggested addresses',
  email_suggestions_count: 'Suggestions: {count}. Choose with the up and down arrow keys',
  email_did_you_mean: 'Did you mean {domain}?',
} as const satisfies Catalogue
