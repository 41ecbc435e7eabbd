// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const passkeyMessages = {
  passkey_cancelled: 'This was cancelled or took too long. Try again, or use another way.',
  passkey_exists: 'This device or password manager already has a passkey for your account.',
  passkey_impossible: 'This browser cannot use passkeys. Use another way.',
} as const satisfies Catalogue
