// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const proofMessages = {
  proof_title: 'Confirm that it is you',
  proof_text: 'You signed in a while ago. Confirm that it is you, then continue where you left off.',
  proof_submit: 'Continue',
  proof_send_code: 'Send me a code to {name}',
  proof_other: 'Use another way',
  proof_with_password: 'Use your password',
  proof_with_totp: 'Use your authenticator app',
  proof_with_passkey: 'Use a passkey',
  proof_window: '{name} opens in a separate window. When you have finished there, we will continue here.',
  proof_no_way: 'This account has no way to confirm that it is you. Sign in again, then try again.',
  proof_again: 'Sign in again',
} as const satisfies Catalogue
