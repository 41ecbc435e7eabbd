// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const signIn = {
  sign_in_title: 'Sign in',
  sign_in_subtitle: 'Welcome back.',
  sign_in_submit: 'Sign in',
  sign_in_code_send: 'Send me a code instead',
  sign_in_code_submit: 'Send me a code',
  sign_in_passkey: 'Sign in with a passkey',
  sign_in_to_sign_up: 'New here?',
  sign_in_to_sign_up_link: 'Create an account',
  sign_in_recovery_link: 'Forgot password?',
  sign_up_title: 'Create an account',
  sign_up_subtitle: 'It only takes a minute.',
  sign_up_submit: 'Create account',
  sign_up_passkey: 'Create a passkey instead of a password',
  sign_up_to_sign_in: 'Already have an account?',
  sign_up_to_sign_in_link: 'Sign in',
  sign_up_account_exists: 'An account with these details already exists.',
  sign_up_account_exists_link: 'Sign in instead',
  sign_up_promocode_show: 'Add a promo code',
  sign_up_promocode_label: 'Promo code (optional)',
  sign_up_born_label: 'Date of birth (optional)',
  sign_up_born_hint: 'For example, 1 2 1990',
  methods_label: 'E-mail or phone',
  method_email: 'E-mail',
  method_phone: 'Phone',
  method_email_meant: 'This looks like an e-mail address.',
  method_email_take: 'Use an e-mail address',
  method_phone_meant: 'This looks like a phone number.',
  method_phone_take: 'Use a phone number',
  email_label: 'E-mail',
  phone_label: 'Phone',
  phone_hint: 'With the country code, such as +44 20 7946 0000',
  password_label: 'Password',
  or: 'or',
  captcha_script:
    'The security check could not be loaded. Allow this page to load it, or check your connection, and try again. What you typed is still here.',
  failure_offline:
    'We could not reach the server. Check your connection and try again. What you typed is still here.',
  failure_timed_out: 'The server took too long to answer. Try again. What you typed is still here.',
  failure_unreadable_answer:
    'Something between you and our server answered in its place. Check your connection and try again.',
  failure_no_cookies:
    'Your browser blocks cookies on this site, and without them you cannot stay signed in. Allow them and try again.',
  failure_unavailable:
    'The service is temporarily unavailable. Try again in a moment. What you typed is still here.',
  failure_unavailable_wait:
    'We are very busy right now. Wait {wait} and try again. What you typed is still here.',
  failure_too_many_attempts: 'Too many attempts. Wait a while and try again.',
  failure_too_many_attempts_wait: 'Too many attempts. Wait {wait} and try again.',
  failure_unknown: 'Something went wrong on our side. Try again, and reload the page if it keeps happening.',
  recovery_title: 'Reset your password',
  new_password_title: 'Set a new password',
  method_last_used: 'Last used',
} as const satisfies Catalogue
