// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const socialMessages = {
  social_label: 'Other ways to sign in',
  social_button: 'Continue with {name}',
  social_more: 'More options',
  social_going: 'Opening {name}…',
  social_waiting: 'Continue in the {name} window.',
  social_blocked: 'Your browser has blocked the {name} window. Open it here instead.',
  social_open: 'Open {name} in a new tab',
  social_loading_failed: 'Other ways to sign in could not be loaded.',
  social_retry: 'Try again',
  social_finishing: 'Signing you in with {name}…',
  social_failed_title: 'You are not signed in yet',
  social_link_failed_title: '{name} is not linked',
  social_link_back: 'Back to your account',
  social_denied: 'You cancelled signing in with {name}. Try again, or choose another way.',
  social_state_invalid:
    'This sign-in with {name} is no longer valid: it took too long, was started in another browser, or has already been used. Start again.',
  social_provider_failed: '{name} did not respond as expected. Try again in a moment, or choose another way.',
  social_not_found: '{name} is not offered here. Choose another way.',
  social_identity_taken:
    'This {name} account is linked to another account here. Sign in with it and unlink it there, or use a different {name} account.',
  social_storage_blocked:
    'Your browser blocks storage on this site, so {name} could not bring you back. Allow it, or choose another way.',
  social_offline: 'We could not reach the server. Check your connection and try again.',
  social_unavailable: 'The service is temporarily unavailable. Try again in a moment.',
  social_promocode_not_valid: 'The promo code {code} is not valid, so it was not used.',
  social_promocode_not_new:
    'The promo code {code} was not used: it is only for new accounts, and you already have one.',
  social_handed_over_title: 'You can close this window',
  social_handed_over_text: 'Continue in the window that you came from.',
} as const satisfies Catalogue
