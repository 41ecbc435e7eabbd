// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const formMessages = {
  form_field_error: '{label}: {message}',
  form_summary_title: 'There is a problem',
} as const satisfies Catalogue
