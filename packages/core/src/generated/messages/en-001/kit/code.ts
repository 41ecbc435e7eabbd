// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const codeMessages = {
  code_clear: 'Clear the code',
  code_checking: 'Checking the code',
  code_incomplete: 'Enter all six digits of the code',
} as const satisfies Catalogue
