/** Words of the web client's own pages. */
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

  account_title: 'Your account',
  account_profile: 'Profile',
  account_name: 'Name',
  account_email: 'E-mail',
  account_phone: 'Phone',
  account_currency: 'Currency',
  account_since: 'Member since',
  account_sign_out: 'Sign out',
  account_sign_out_failed: 'You are still signed in: the server could not be reached. Try again.',

  sessions_title: 'Devices and sessions',
  sessions_text: 'Everywhere you are signed in. End a session that you do not know.',
  sessions_this: 'This device',
  sessions_active: 'Last active {when}',
  sessions_started: 'Signed in on {when}',
  sessions_started_from: 'Signed in on {when} from {address}',
  sessions_end: 'End session',
  sessions_end_label: 'End session: {device}',
  sessions_end_ask: 'End this session? That device will have to sign in again.',
  sessions_end_yes: 'Yes, end it',
  sessions_end_no: 'Keep it',
  sessions_ended: 'The session has ended: {device}',
  sessions_retry: 'Try again',
  sessions_loading: 'Loading your devices',
  device_on: '{browser} on {system}',
  device_unknown: 'A device we do not know',

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
} as const
