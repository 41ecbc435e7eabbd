// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const proofMessages = {
  proof_title: 'Show that it is you',
  proof_text: 'It is a while since you signed in. As soon as you have shown that it is you, this goes on.',
  proof_submit: 'Go on',
  proof_send_code: 'Send me a code to {name}',
  proof_other: 'Another way',
  proof_with_password: 'Use your password',
  proof_with_totp: 'Use your authenticator app',
  proof_with_passkey: 'Use a passkey',
  proof_window: '{name} opens in a window of its own. When you have been there, this goes on.',
  proof_blocked: 'Your browser has blocked the window of {name}. Open it here instead.',
  proof_open: 'Open {name} in a new tab',
  proof_no_way: 'This account has no way to show it here. Sign in again, and then start once more.',
  proof_again: 'Sign in again',
} as const satisfies Catalogue
