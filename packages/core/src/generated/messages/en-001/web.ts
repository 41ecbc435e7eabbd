// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const web = {
  product: 'Foyer',
  title: '{page} · Foyer',
  loading: 'Loading',
  skip_to_main: 'Skip to main content',
  welcome_title: 'Welcome to Foyer',
  welcome_text: 'One account, one quiet way in.',
  overview_title: 'Welcome',
  overview_text: 'You are signed in as {name}',
  not_found_title: 'Page not found',
  not_found_text: 'The address may have a typo, or the page may have moved.',
  not_found_back: 'Back to the start page',
  unreachable_title: 'We cannot reach the server',
  unreachable_text: 'Check your connection and try again. You have not been signed out.',
  unreachable_retry: 'Try again',
  crash_title: 'Something went wrong',
  crash_text: 'This page has stopped working. Reload it, or go back to the start page.',
  crash_reload: 'Reload the page',
  theme_label: 'Theme',
  theme_light: 'Light',
  theme_dark: 'Dark',
  theme_system: 'System',
  language_label: 'Language',
  language_failed: 'The language could not be loaded. Check your connection and try again.',
  windows_title: 'Open the app to continue',
  windows_text:
    'Google has confirmed who you are. If the app does not open by itself, open it here. Then you can close this window.',
  windows_denied:
    'You cancelled signing in with Google. Try again in the app, or choose another way there. If the app does not open by itself, open it here.',
  windows_failed:
    'Google has not confirmed who you are. Try again in the app, or choose another way there. If the app does not open by itself, open it here.',
  windows_link: 'Open the app',
  windows_none_title: 'There is no app to open',
  windows_none_text:
    'This installation has no Windows app, or the address is incomplete. Start again in the app, or sign in here.',
  overview_checkout: 'Checkout',
  overview_checkout_text: 'Order something, with a voucher if you have one',
  overview_kit: 'Form kit',
  overview_kit_text: 'Try the inputs and notices of this site',
} as const satisfies Catalogue
