// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../message.ts'

export const codeWords = {
  code_clear: 'Clear the code',
  code_checking: 'Checking the code',
} as const satisfies Catalogue
