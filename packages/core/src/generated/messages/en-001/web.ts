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
  overview_text: 'You are signed in as',
  overview_account: 'Your account',
  overview_account_text: 'Your details, and the devices that are signed in.',
  not_found_title: 'There is no room here',
  not_found_text: 'The address may have a typo, or the page has moved.',
  not_found_back: 'Back to the entrance',
  unreachable_title: 'We cannot reach the server',
  unreachable_text: 'Check your connection and try again. You have not been signed out.',
  unreachable_retry: 'Try again',
  crash_title: 'Something went wrong',
  crash_text: 'This page stopped working. Reload it; if that does not help, go back to the entrance.',
  crash_reload: 'Reload the page',
  theme_label: 'Theme',
  theme_light: 'Light',
  theme_dark: 'Dark',
  theme_system: 'System',
  language_label: 'Language',
  language_failed: 'The language could not be loaded. Check your connection and try again.',
  windows_title: 'Open the app to go on',
  windows_text:
    'Google has answered. If the app does not open by itself, open it here; then you can close this window.',
  windows_link: 'Open the app',
  windows_none_title: 'There is no app to go on with',
  windows_none_text:
    'This installation has no Windows app, or the address is not whole. Start again in the app, or sign in here.',
  overview_checkout: 'Checkout',
} as const satisfies Catalogue
