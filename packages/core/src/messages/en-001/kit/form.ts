// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../message.ts'

export const formWords = {
  form_field_error: ({ label, message }) => `${label}: ${message}`,
} as const satisfies Catalogue
