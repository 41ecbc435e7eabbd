// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
export const formWords = {
  form_field_error: '{label}: {message}',
} as const
