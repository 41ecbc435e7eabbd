// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const signIn = {
  sign_in_title: 'Sign in',
  sign_in_subtitle: 'Good to see you again.',
  sign_in_submit: 'Sign in',
  sign_in_code_send: 'Send me a code instead',
  sign_in_code_submit: 'Send me a code',
  sign_in_passkey: 'Sign in with a passkey',
  sign_in_to_sign_up: 'New here?',
  sign_in_to_sign_up_link: 'Create an account',
  sign_in_recovery_link: 'Forgot it?',
  sign_up_title: 'Create an account',
  sign_up_subtitle: 'It takes a minute.',
  sign_up_submit: 'Create account',
  sign_up_passkey: 'Create a passkey instead of a password',
  sign_up_to_sign_in: 'Have an account already?',
  sign_up_to_sign_in_link: 'Sign in',
  sign_up_account_exists: 'There is an account with these details already.',
  sign_up_account_exists_link: 'Sign in instead',
  sign_up_promocode_show: 'Add a promo code',
  sign_up_promocode_label: 'Promo code (optional)',
  sign_up_born_label: 'Date of birth (optional)',
  sign_up_born_hint: 'For example 1 2 1990',
  methods_label: 'E-mail or phone',
  method_email: 'E-mail',
  method_phone: 'Phone',
  method_email_meant: 'This looks like an e-mail address.',
  method_email_take: 'Use an e-mail address',
  method_phone_meant: 'This looks like a phone number.',
  method_phone_take: 'Use a phone number',
  email_label: 'E-mail',
  phone_label: 'Phone',
  phone_hint: 'With the country code, like +44 20 7946 0000',
  password_label: 'Password',
  or: 'or',
  captcha_script:
    'The check that you are a person could not be loaded. Allow this page to load it, or check your connection, and try again; what you typed is still here.',
  failure_offline:
    'We could not reach the server. Check your connection and try again; what you typed is still here.',
  failure_timed_out: 'The server took too long to answer. Try again; what you typed is still here.',
  failure_unreadable_answer:
    'Something between you and the server answered in its place. Check your connection and try again.',
  failure_no_cookies:
    'Your browser does not keep cookies for this page, and without one nobody stays signed in. Allow them and try again.',
  failure_unavailable:
    'The service is not available right now. Try again in a moment; what you typed is still here.',
  failure_unavailable_wait:
    'There is a lot going on right now. Wait {wait} and try again; what you typed is still here.',
  failure_too_many_attempts: 'Too many attempts. Wait a while and try again.',
  failure_too_many_attempts_wait: 'Too many attempts. Wait {wait} and try again.',
  failure_unknown: 'Something went wrong on our side. Try again; if it stays, reload the page.',
  recovery_title: 'Recover your password',
  new_password_title: 'Set a new password',
  method_last_used: 'Last used',
} as const satisfies Catalogue
