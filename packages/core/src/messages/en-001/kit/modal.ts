// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
export const modalWords = {
  modal_close: 'Close',
} as const
