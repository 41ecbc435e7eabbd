// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const userButton = {
  account_menu: 'Account: {name}',
  account_menu_account: 'Your account',
  account_menu_security: 'Security',
  account_sign_out: 'Sign out',
  account_sign_out_failed: 'You are still signed in: the server could not be reached. Try again.',
} as const satisfies Catalogue
