// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const socialMessages = {
  social_label: 'Other ways to sign in',
  social_button: 'Continue with {name}',
  social_more: 'More ways',
  social_going: 'Going to {name}…',
  social_waiting: 'Go on in the window of {name}.',
  social_loading_failed: 'The other ways to sign in could not be loaded.',
  social_retry: 'Try again',
  social_finishing: 'Signing you in with {name}…',
  social_failed_title: 'You are not signed in yet',
  social_link_failed_title: '{name} is not linked',
  social_link_back: 'Back to your account',
  social_denied: '{name} was not allowed to go on. Try again and agree there, or choose another way.',
  social_state_invalid:
    'This try with {name} is over: it took too long, began in another browser, or was used already. Start again.',
  social_provider_failed: '{name} did not answer as it should. Try again in a moment, or choose another way.',
  social_not_found: '{name} is not offered here. Choose another way.',
  social_identity_taken:
    'This {name} account belongs to another account here. Sign in with it and unlink it there, or use a different {name} account.',
  social_storage_blocked:
    'Your browser keeps nothing for this page, so {name} could not bring you back. Allow storage for this site, or choose another way.',
  social_offline: 'We could not reach the server. Check your connection and try again.',
  social_unavailable: 'The service is not available right now. Try again in a moment.',
  social_promocode_not_valid: 'The promo code {code} is not valid, so it was not used.',
  social_promocode_not_new:
    'The promo code {code} was not used: it is for new accounts, and you have one already.',
  social_handed_over_title: 'You can close this window',
  social_handed_over_text: 'It goes on in the window that you came from.',
} as const satisfies Catalogue
