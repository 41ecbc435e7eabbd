// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script: 'Foyer needs JavaScript to sign you in. Switch it on for this site and reload the page.',
  page_home:
    'One account for everything here: sign in with your e-mail address, your phone number or an account that you already have.',
  page_sign_in: 'Sign in to Foyer by e-mail, by phone or with an account that you already have.',
  page_sign_up: 'Create a Foyer account: an e-mail address or a phone number and a password are enough.',
  page_recover:
    'Have you forgotten your password? Get a link by e-mail or a code by text message, and set a new one.',
  page_checkout: 'Place an order at Foyer. No account is needed.',
  page_terms: 'The terms on which orders are placed at Foyer.',
  page_picture: 'Three arches, one within the other, and a lit door.',
  error_bad_json: 'The request is not valid JSON. Check its syntax and send it again.',
  error_invalid_request: 'The request does not have the form that this call expects.',
  error_unknown_field: 'The request has a field that this call does not know. Remove it.',
  error_forbidden_key: 'The request has a key that is never allowed. Remove it.',
  error_unauthenticated: 'Sign in to go on.',
  error_invalid_credentials: 'The sign-in details and the password do not match. Check both and try again.',
  error_captcha_required: 'Show first that you are a person: the form has a check for that.',
  error_captcha_failed: 'We could not confirm that you are a person. Do the check once more.',
  error_forbidden_origin: 'This request came from a site that may not make it.',
  error_not_found: 'There is nothing at this address.',
  error_method_not_allowed: 'This address does not take this kind of request.',
  error_account_exists: 'There is an account with these details already. Sign in, or recover its password.',
  error_social_state_invalid:
    'This sign-in is over: it was started too long ago, in another browser, or has been used. Start again.',
  error_social_denied: 'You did not allow it at the provider. Try again, or choose another way to sign in.',
  error_social_provider_failed:
    'The provider did not answer as it should. Try again, or choose another way to sign in.',
  error_social_not_found: 'This way to sign in is not offered here. Choose another one.',
  error_social_identity_taken:
    'This account of the provider is linked to another account here. Sign in with it and unlink it there first.',
  error_social_last_way: 'This is your only way to sign in. Add a password or link another account first.',
  error_proof_needed: 'It is a while since you signed in. Sign in again to do this.',
  error_body_too_large: 'The request is too large. Send at most 64 KiB.',
  error_unsupported_media_type: 'Send the request as application/json.',
  error_validation_failed: 'Some fields need another look.',
  error_too_many_attempts: ({ seconds }) =>
    seconds === 1
      ? `Too many attempts. Wait ${seconds} second and try again.`
      : `Too many attempts. Wait ${seconds} seconds and try again.`,
  error_overloaded: ({ seconds }) =>
    seconds === 1
      ? `There is a lot going on right now. Wait ${seconds} second and try again.`
      : `There is a lot going on right now. Wait ${seconds} seconds and try again.`,
  error_unavailable: 'The service is not available right now. Try again in a moment.',
  error_recovery_invalid: 'This link or code does not work any more. Ask for a new one.',
  error_code_wrong: 'That code is not right. Look at the newest message and type its six digits.',
  error_wrong_password: 'This is not your present password.',
  error_passwords_too_similar: 'Choose a password that is less like the previous one.',
  error_password_common: 'This password is one of the first that are guessed. Choose another one.',
  mail_recovery_subject: ({ name }) => `Set a new password for ${name}`,
  mail_recovery_text: ({ name }) =>
    `Somebody, most likely you, has asked to set a new password for your account at ${name}.`,
  mail_recovery_action: 'Set a new password',
  mail_recovery_expiry: ({ minutes }) =>
    minutes === 1
      ? `The link works once, within ${minutes} minute. If you did not ask for it, do nothing: your password stays as it is.`
      : `The link works once, within ${minutes} minutes. If you did not ask for it, do nothing: your password stays as it is.`,
  mail_password_changed_subject: ({ name }) => `Your password for ${name} was changed`,
  mail_password_changed_text: ({ name }) =>
    `The password of your account at ${name} was changed, and all other devices were signed out.`,
  mail_password_changed_warning:
    'If it was you, there is nothing to do. If it was not, set a new password at once.',
  mail_order_subject: ({ name, number }) => `Your order ${number} at ${name}`,
  mail_order_text: ({ name, number }) => `Your order at ${name} is placed. Its number is ${number}.`,
  mail_order_price: ({ amount }) => `Price: ${amount}`,
  mail_order_discount: ({ amount }) => `Discount: ${amount}`,
  mail_order_total: ({ amount }) => `Total: ${amount}`,
  mail_order_action: 'See the order',
  mail_order_hint:
    'Questions? Tell us the number. If you have not ordered anything, somebody has entered your address by mistake, and there is nothing to do.',
  mail_linked_subject: ({ name, provider }) => `${provider} now opens your account at ${name}`,
  mail_linked_text: ({ name, provider }) =>
    `An account at ${provider} was linked to your account at ${name}. Whoever signs in with it gets into yours.`,
  mail_linked_warning:
    'If it was you, there is nothing to do. If it was not, set a new password now: you are then shown what else opens your account, and can remove it.',
  mail_first_proof: ({ providers }) =>
    `You are the first to show that this address or number is yours. So what somebody could have linked before you no longer opens your account: ${providers}. What is yours you can link again.`,
  mail_code_subject: ({ code, name }) => `${code} is your code for ${name}`,
  mail_code_text: ({ code, name }) =>
    `Type this code on the page where you asked for it, to sign in to ${name} with this address from now on: ${code}`,
  mail_code_expiry: ({ minutes }) =>
    minutes === 1
      ? `It works once, within ${minutes} minute. If you did not ask for it, do nothing, and give it to nobody.`
      : `It works once, within ${minutes} minutes. If you did not ask for it, do nothing, and give it to nobody.`,
  mail_code_action: 'Open your account',
  sms_recovery: ({ code, minutes, name }) =>
    minutes === 1
      ? `${code} is your code for ${name}. It works once, within ${minutes} minute. Do not tell it to anybody.`
      : `${code} is your code for ${name}. It works once, within ${minutes} minutes. Do not tell it to anybody.`,
  sms_password_changed: ({ name }) =>
    `Your password for ${name} was changed. If it was not you, set a new one at once.`,
  sms_linked: ({ name, provider }) =>
    `${provider} was linked to your account at ${name} and opens it now. If it was not you, set a new password at once and unlink it.`,
  sms_first_proof: ({ providers }) =>
    `What was linked before this number was shown to be yours was unlinked: ${providers}.`,
  error_promocode_unknown: 'There is no such code. Check it, or go on without one.',
  error_promocode_not_started: 'This code does not count yet. Use it later, or go on without it.',
  error_promocode_expired: 'This code has expired. Go on without it, or enter another one.',
  error_promocode_used_up: 'This code is used up. Go on without it, or enter another one.',
  error_promocode_used: 'You have used this code already. Go on without it, or enter another one.',
  error_promocode_sign_in:
    'This code is for people who are signed in. Sign in to use it, or go on without it.',
  error_promocode_currency: 'This code is for another currency. Choose that one, or go on without the code.',
  error_zip_code_invalid: 'The country that you chose has no such code. Check both.',
  error_zip_code_not_served: 'We do not serve the state of this zip code. Enter another one.',
} as const satisfies Catalogue
