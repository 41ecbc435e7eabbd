// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const passkeyMessages = {
  passkey_cancelled: 'This was stopped before it was finished. Try again, or use another way.',
  passkey_exists: 'This device or password manager has a passkey for your account already.',
  passkey_impossible: 'Passkeys cannot be used in this browser. Use another way.',
} as const satisfies Catalogue
