// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script: 'Foyer needs JavaScript to sign you in. Switch it on for this site and reload the page.',
  page_unloaded:
    'This page could not be loaded completely. Check your connection and reload it. If that does not help, update your browser.',
  page_home:
    'One account for everything here: sign in with your e-mail address, your phone number or an account that you already have.',
  page_sign_in: 'Sign in to Foyer by e-mail, by phone or with an account that you already have.',
  page_sign_up:
    'Create a Foyer account with your e-mail address, your phone number or an account that you already have.',
  page_recover: 'Forgot your password? Get a link by e-mail or a code by text message, and set a new one.',
  page_checkout: 'Place an order at Foyer. No account is needed.',
  page_terms: 'The terms on which orders are placed at Foyer.',
  page_picture: 'Three arches, one within the other, and a lit door.',
  error_bad_json: 'The request is not valid JSON. Check its syntax and send it again.',
  error_invalid_request: 'The request does not have the expected format.',
  error_unknown_field: 'The request has an unknown field. Remove it.',
  error_forbidden_key: 'The request has a key that is never allowed. Remove it.',
  error_unauthenticated: 'Sign in to continue.',
  error_other_user:
    'Somebody else is now signed in here, so nothing was changed. Copy anything you still need, then reload the page.',
  error_invalid_credentials: 'The e-mail, phone number or password is wrong. Check them and try again.',
  error_captcha_required: 'Confirm first that you are human: the form has a check for that.',
  error_captcha_failed: 'We could not confirm that you are human. Try the check again.',
  error_forbidden_origin: 'This request came from a site that may not make it.',
  error_not_found: 'There is nothing at this address.',
  error_method_not_allowed: 'This address does not take this kind of request.',
  error_account_exists: 'An account with these details already exists. Sign in instead.',
  error_social_state_invalid:
    'This sign-in is no longer valid: it took too long, was started in another browser, or has already been used. Start again.',
  error_social_denied:
    'You cancelled signing in with the provider. Try again, or choose another way to sign in.',
  error_social_provider_failed:
    'The provider did not respond as expected. Try again, or choose another way to sign in.',
  error_social_not_found: 'This way to sign in is not offered here. Choose another one.',
  error_social_identity_taken:
    'This account of the provider is linked to another account here. Sign in with it and unlink it there first.',
  error_social_last_way: 'This is your only way to sign in. Add another one first.',
  error_proof_needed: 'Confirm that it is you to continue.',
  error_proof_other_account:
    'That account is not linked to yours, so it does not confirm that it is you. Choose the one that is linked, or another way.',
  error_identifier_unproven:
    'Confirm first that your e-mail address or phone number is yours. Then you can do this.',
  error_registration_private:
    'Your account is created once you have confirmed your e-mail address or phone number. Reload the page and sign up again.',
  error_identifier_last: 'This is the only way to recover your account. Add another one first.',
  error_identifier_taken: 'Another account already uses this address or number.',
  error_identifier_unchanged: 'Your account already uses this address or number. Enter another one.',
  error_body_too_large: 'The request is too large. Send at most 64 KiB.',
  error_unsupported_media_type: 'Send the request as application/json.',
  error_validation_failed: 'Some fields are not right yet. Check them and try again.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'en-001',
    one: 'Too many attempts. Wait {seconds} second and try again.',
    other: 'Too many attempts. Wait {seconds} seconds and try again.',
  },
  error_internal: 'Something went wrong on our side. Try again, and reload the page if it keeps happening.',
  error_overloaded: {
    by: 'seconds',
    in: 'en-001',
    one: 'We are very busy right now. Wait {seconds} second and try again.',
    other: 'We are very busy right now. Wait {seconds} seconds and try again.',
  },
  error_unavailable: 'The service is temporarily unavailable. Try again in a moment.',
  error_recovery_invalid: 'This link or code no longer works. Ask for a new one.',
  error_code_wrong: 'That code is not right. Check the latest message and enter its six digits.',
  error_code_over: 'That code has been used or has expired. Ask for a new one.',
  error_email_unreachable: 'We cannot send e-mails here. Use a phone number.',
  error_phone_unreachable: 'We cannot send text messages here. Use an e-mail address.',
  error_method_off: 'This way to sign in is switched off.',
  error_second_factor_needed: 'One more step: confirm that it is you with your second factor.',
  error_second_factor_over: 'This sign-in has taken too long. Start it again.',
  error_second_factor_required:
    'A second factor is required here, so you cannot remove it. You can set up another app in its place.',
  error_totp_wrong: 'That code is not right. Enter the six digits that your app shows now.',
  error_totp_used: 'That code has been used. Wait until your app shows the next one.',
  error_totp_unreadable:
    'We cannot check the codes of your app at the moment. This is our fault. Use another way, or try again later.',
  error_totp_not_begun: 'This setup has taken too long. Start it again to get a new key.',
  error_recovery_code_wrong: 'That is not one of your unused recovery codes. Check it, or enter another one.',
  error_passkey_invalid: 'This passkey could not be read. Try again, or use another way.',
  error_passkey_challenge: 'This took too long, or was started in another browser. Try again.',
  error_passkey_used: 'This passkey response has already been used. Try again.',
  error_passkey_origin: 'This passkey was used on a site that may not sign you in here.',
  error_passkey_rp_id: 'This passkey belongs to another site.',
  error_passkey_signature: 'We could not confirm that this passkey is yours. Try again, or use another way.',
  error_passkey_user:
    'This passkey belongs to another account. Choose one of this account, or use another way.',
  error_passkey_unknown:
    'This passkey no longer works here. Use another way, and remove it from your password manager.',
  error_passkey_exists: 'This device or password manager already has a passkey for your account.',
  error_passkey_limit:
    'Your account already has as many passkeys as it can. Remove one that you no longer use, then add this one.',
  error_passkey_last: 'This passkey is your only way to sign in. Add another way first.',
  error_tokens_off: 'Tokens are switched off here.',
  error_audience_unknown: 'Tokens are not issued for this audience here.',
  error_wrong_password: 'This is not your current password.',
  error_passwords_too_similar: 'Choose a password that is less similar to your previous one.',
  error_password_common: 'This password is too common. Choose another one.',
  error_password_breached: 'This password has appeared in a data breach. Choose another one.',
  error_password_guessable:
    'This password is easy to guess for anyone who knows your address, number or name, or this site. Choose another one.',
  mail_recovery_subject: 'Set a new password for {name}',
  mail_recovery_text:
    'Somebody, most likely you, has asked to set a new password for your account at {name}.',
  mail_recovery_action: 'Set a new password',
  mail_recovery_expiry: {
    by: 'minutes',
    in: 'en-001',
    one: 'The link works once, within {minutes} minute. If you did not ask for it, do nothing: your password stays as it is.',
    other:
      'The link works once, within {minutes} minutes. If you did not ask for it, do nothing: your password stays as it is.',
  },
  mail_password_changed_subject: 'Your password for {name} was changed',
  mail_password_changed_text:
    'The password of your account at {name} was changed, and all other devices were signed out.',
  mail_password_changed_warning:
    'If it was you, there is nothing to do. If it was not, set a new password now.',
  mail_order_subject: 'Your order {number} at {name}',
  mail_order_text: 'Your order at {name} is placed. Its number is {number}.',
  mail_order_items: { by: 'count', in: 'en-001', one: '{count} item', other: '{count} items' },
  mail_order_price: 'Price: {amount}',
  mail_order_discount: 'Discount: {amount}',
  mail_order_total: 'Total: {amount}',
  mail_order_address: 'Address:',
  mail_order_action: 'See the order',
  mail_order_hint:
    'Questions? Tell us the number. If you have not ordered anything, somebody has entered your address by mistake, and you can ignore this message.',
  mail_linked_subject: 'You can now sign in to {name} with {provider}',
  mail_linked_text:
    'An account at {provider} was linked to your account at {name}. Anyone who can sign in with it can now get into your account.',
  mail_linked_warning: {
    by: 'passwords',
    yes: 'If it was you, there is nothing to do. If it was not, set a new password now. Then check the other ways into your account, and remove any that is not yours.',
    other:
      'If it was you, there is nothing to do. If it was not, sign in now, unlink it on your account page, and sign out everywhere else.',
  },
  mail_factor_subject: 'How you sign in to {name} has changed',
  mail_factor_text: {
    by: 'change',
    passkey_added: 'A passkey was added to your account at {name}. Anyone who has it can sign in.',
    passkey_removed:
      'A passkey was removed from your account at {name}. It can no longer be used to sign in.',
    social_unlinked:
      '{provider} was unlinked from your account at {name}. It can no longer be used to sign in.',
    totp_enrolled:
      'An authenticator app was set up for your account at {name}. From now on, signing in takes a second step.',
    totp_removed:
      'The authenticator app was removed from your account at {name}. Signing in takes one step again.',
    recovery_codes_made:
      'New recovery codes were created for your account at {name}. The old ones no longer work.',
    recovery_code_used:
      'A recovery code was used to sign in to your account at {name}. Codes left: {left}. You can create new ones on your account page.',
    other:
      'The support team has removed the second factor from your account at {name} and signed out all devices.',
  },
  mail_factor_warning: {
    by: 'passwords',
    yes: 'If it was you, there is nothing to do. If it was not, set a new password now, then check the other ways into your account.',
    other:
      'If it was you, there is nothing to do. If it was not, sign in now, check the ways into your account, and sign out everywhere else.',
  },
  mail_first_proof:
    'You are the first to confirm that this address or number is yours. These accounts were linked before, maybe by somebody else, and have been unlinked: {providers}. You can link what is yours again.',
  mail_code_subject: '{code} is your code for {name}',
  mail_code_text:
    'Enter this code on the page where you asked for it, to sign in to {name} with this address from now on: {code}',
  mail_code_expiry: {
    by: 'minutes',
    in: 'en-001',
    one: 'It works once, within {minutes} minute. If you did not ask for it, do nothing, and do not share it with anyone.',
    other:
      'It works once, within {minutes} minutes. If you did not ask for it, do nothing, and do not share it with anyone.',
  },
  mail_code_action: 'Open your account',
  mail_code_sign_in: 'Enter this code on the page where you asked for it, to sign in to {name}: {code}',
  mail_code_sign_up:
    'Enter this code on the page where you asked for it, to finish signing up at {name}: {code}',
  mail_code_verify:
    'Enter this code on the page where you asked for it, to confirm at {name} that this address is yours: {code}',
  mail_code_proof:
    'Enter this code on the page where you asked for it, to confirm that it is you at {name}: {code}',
  mail_code_change:
    'Enter this code on the page where you asked for it, to use this address for your account at {name}: {code}',
  mail_code_once: {
    by: 'minutes',
    in: 'en-001',
    one: 'It works once, within {minutes} minute. Nobody from {name} ever asks you for it.',
    other: 'It works once, within {minutes} minutes. Nobody from {name} ever asks you for it.',
  },
  mail_code_ignore: 'If you did not ask for it, do nothing: without this code, nothing happens.',
  mail_code_proof_warning: {
    by: 'passwords',
    yes: 'If you did not ask for it, somebody else is signed in to your account. Do not share the code with anyone. Set a new password now: {url}',
    other:
      'If you did not ask for it, somebody else is signed in to your account. Do not share the code with anyone. Sign out everywhere else now: {url}',
  },
  mail_code_go_on: 'Continue with this code',
  mail_identifier_added_subject: {
    by: 'kind',
    email: 'An e-mail address was added to your account at {name}',
    other: 'A phone number was added to your account at {name}',
  },
  mail_identifier_added_text: {
    by: 'kind',
    email:
      'The e-mail address {value} was added to your account at {name}. Anyone who receives messages there can now get into your account.',
    other:
      'The phone number {value} was added to your account at {name}. Anyone who receives messages there can now get into your account.',
  },
  mail_identifier_changed_subject: {
    by: 'kind',
    email: 'The e-mail address of your account at {name} was changed',
    other: 'The phone number of your account at {name} was changed',
  },
  mail_identifier_changed_text: {
    by: 'kind',
    email:
      'The e-mail address of your account at {name} is now {value}. The previous one can no longer be used to sign in.',
    other:
      'The phone number of your account at {name} is now {value}. The previous one can no longer be used to sign in.',
  },
  mail_identifier_removed_subject: {
    by: 'kind',
    email: 'An e-mail address was removed from your account at {name}',
    other: 'A phone number was removed from your account at {name}',
  },
  mail_identifier_removed_text: {
    by: 'kind',
    email:
      'The e-mail address {value} was removed from your account at {name}. It can no longer be used to sign in.',
    other:
      'The phone number {value} was removed from your account at {name}. It can no longer be used to sign in.',
  },
  mail_identifier_warning:
    'If it was you, there is nothing to do. If it was not, undo it: the link works for 72 hours, and signs out all other devices too.',
  mail_identifier_undo: 'Undo it',
  mail_identifier_undone_subject: 'A change to your account at {name} was undone',
  mail_identifier_undone_text:
    'The change was undone with the link that we had sent to an earlier address or number of the account.',
  mail_identifier_undone_warning: {
    by: 'passwords',
    yes: 'If it was not you, somebody else receives what we send there. Make that address or number safe first, then set a new password here.',
    other:
      'If it was not you, somebody else receives what we send there. Make that address or number safe first, then sign in here, and sign out everywhere else.',
  },
  mail_proven_subject: 'Your account at {name} is confirmed',
  mail_proven_text:
    'You are the first to confirm that this address is yours. Earlier ways into your account at {name} no longer work, and all other devices were signed out.',
  mail_proven_password:
    'The earlier password no longer works. If you have not set a new one yet, set one now.',
  mail_proven_unlinked: 'Unlinked: {providers}. You can link what is yours again.',
  mail_proven_warning: {
    by: 'passwords',
    yes: 'If it was not you, somebody else can read your mail. Make your mailbox safe first, then set a new password here.',
    other:
      'If it was not you, somebody else can read your mail. Make your mailbox safe first, then sign in here, and sign out everywhere else.',
  },
  mail_account_exists_subject: 'You already have an account at {name}',
  mail_account_exists_text:
    'Somebody, most likely you, tried to create an account at {name} with this address. It already has one, and nothing was changed. Sign in instead.',
  mail_account_exists_action: 'Sign in',
  mail_account_exists_recovery: 'Forgot your password? Set a new one: {url}',
  mail_account_exists_warning: 'If it was not you, there is nothing to do: nobody has got into your account.',
  mail_sign_in_subject: 'New sign-in to your account at {name}',
  mail_sign_in_text:
    'Somebody, most likely you, has signed in to your account at {name} with a device that we do not know.',
  mail_sign_in_action: 'Check your devices',
  mail_deleted_subject: 'Your account at {name} has been deleted',
  mail_deleted_text: 'Your account at {name} and the data in it have been deleted. They cannot be restored.',
  mail_deleted_warning:
    'If it was you, there is nothing to do. If it was not, somebody else had got into your account. Make your mailbox safe.',
  mail_exported_subject: 'The data of your account at {name} was downloaded',
  mail_exported_text: 'Somebody, most likely you, has downloaded all data of your account at {name}.',
  mail_asked: 'Asked for with {device} from {address}, on {time}.',
  mail_done: 'Done with {device} from {address}, on {time}.',
  mail_device_on: '{browser} on {system}',
  mail_device_unknown: 'a device that we do not know',
  sms_recovery: {
    by: 'minutes',
    in: 'en-001',
    one: '{code} is your code for {name}. It works once, within {minutes} minute. Do not share it with anyone.',
    other:
      '{code} is your code for {name}. It works once, within {minutes} minutes. Do not share it with anyone.',
  },
  sms_password_changed: 'Your password for {name} was changed. If it was not you, set a new one now.',
  sms_linked: {
    by: 'passwords',
    yes: '{provider} was linked to your account at {name}, and can now be used to sign in. Not you? Set a new password now, and unlink it.',
    other:
      '{provider} was linked to your account at {name}, and can now be used to sign in. Not you? Sign in now, unlink it, and sign out everywhere else.',
  },
  sms_factor: {
    by: 'change',
    passkey_added: {
      by: 'passwords',
      yes: 'A passkey was added to your account at {name}. Anyone who has it can sign in. Not you? Set a new password now.',
      other:
        'A passkey was added to your account at {name}. Anyone who has it can sign in. Not you? Sign in now, and sign out everywhere else.',
    },
    passkey_removed: {
      by: 'passwords',
      yes: 'A passkey was removed from your account at {name}. It can no longer be used to sign in. Not you? Set a new password now.',
      other:
        'A passkey was removed from your account at {name}. It can no longer be used to sign in. Not you? Sign in now, and sign out everywhere else.',
    },
    social_unlinked: {
      by: 'passwords',
      yes: '{provider} was unlinked from your account at {name}. It can no longer be used to sign in. Not you? Set a new password now.',
      other:
        '{provider} was unlinked from your account at {name}. It can no longer be used to sign in. Not you? Sign in now, and sign out everywhere else.',
    },
    totp_enrolled: {
      by: 'passwords',
      yes: 'An authenticator app was set up for your account at {name}. From now on, signing in takes a second step. Not you? Set a new password now.',
      other:
        'An authenticator app was set up for your account at {name}. From now on, signing in takes a second step. Not you? Sign in now, and sign out everywhere else.',
    },
    totp_removed: {
      by: 'passwords',
      yes: 'The authenticator app was removed from your account at {name}. Signing in takes one step again. Not you? Set a new password now.',
      other:
        'The authenticator app was removed from your account at {name}. Signing in takes one step again. Not you? Sign in now, and sign out everywhere else.',
    },
    recovery_codes_made: {
      by: 'passwords',
      yes: 'New recovery codes were created for your account at {name}. The old ones no longer work. Not you? Set a new password now.',
      other:
        'New recovery codes were created for your account at {name}. The old ones no longer work. Not you? Sign in now, and sign out everywhere else.',
    },
    recovery_code_used: {
      by: 'passwords',
      yes: 'A recovery code was used to sign in to your account at {name}. Codes left: {left}. You can create new ones on your account page. Not you? Set a new password now.',
      other:
        'A recovery code was used to sign in to your account at {name}. Codes left: {left}. You can create new ones on your account page. Not you? Sign in now, and sign out everywhere else.',
    },
    other: {
      by: 'passwords',
      yes: 'The support team has removed the second factor from your account at {name} and signed out all devices. Not you? Set a new password now.',
      other:
        'The support team has removed the second factor from your account at {name} and signed out all devices. Not you? Sign in now, and sign out everywhere else.',
    },
  },
  sms_first_proof:
    'Accounts that were linked before you confirmed this number have been unlinked: {providers}.',
  sms_code_sign_in: '{code} is your code to sign in to {name}.',
  sms_code_sign_up: '{code} is your code to finish signing up at {name}.',
  sms_code_verify: '{code} is your code to confirm at {name} that this number is yours.',
  sms_code_proof: '{code} is your code to confirm that it is you at {name}.',
  sms_code_change: '{code} is your code to use this number for your account at {name}.',
  sms_code_once: {
    by: 'minutes',
    in: 'en-001',
    one: 'It works once, within {minutes} minute. We never ask you for it.',
    other: 'It works once, within {minutes} minutes. We never ask you for it.',
  },
  sms_identifier_added: {
    by: 'kind',
    email:
      'The e-mail address {value} was added to your account at {name}. Not you? Undo it within 72 hours: {url}',
    other: 'The number {value} was added to your account at {name}. Not you? Undo it within 72 hours: {url}',
  },
  sms_identifier_changed: {
    by: 'kind',
    email:
      'The e-mail address of your account at {name} is now {value}. Not you? Undo it within 72 hours: {url}',
    other: 'The number of your account at {name} is now {value}. Not you? Undo it within 72 hours: {url}',
  },
  sms_identifier_removed: {
    by: 'kind',
    email:
      'The e-mail address {value} was removed from your account at {name}. Not you? Undo it within 72 hours: {url}',
    other:
      'The number {value} was removed from your account at {name}. Not you? Undo it within 72 hours: {url}',
  },
  sms_identifier_undone:
    'This number was removed from your account at {name}: the change was undone with the link that we had sent to an earlier address or number.',
  sms_proven: {
    by: 'password',
    yes: 'This number is confirmed for your account at {name}. The earlier password and other ways in no longer work.',
    other: 'This number is confirmed for your account at {name}. Earlier ways in no longer work.',
  },
  sms_proven_unlinked: 'Unlinked: {providers}.',
  sms_proven_warning: {
    by: 'passwords',
    yes: 'Not you? Set a new password now.',
    other: 'Not you? Sign in now, and sign out everywhere else.',
  },
  sms_account_exists: {
    by: 'passwords',
    yes: 'This number already has an account at {name}, and nothing was changed. Sign in: {url} Forgot your password? {recoveryUrl}',
    other: 'This number already has an account at {name}, and nothing was changed. Sign in: {url}',
  },
  sms_deleted: 'Your account at {name} has been deleted. It cannot be restored.',
  sms_exported: 'All data of your account at {name} was downloaded.',
  error_promocode_unknown: 'This code does not exist. Check it, or continue without one.',
  error_promocode_not_started: 'This code is not valid yet. Use it later, or continue without it.',
  error_promocode_expired: 'This code has expired. Continue without it, or enter another one.',
  error_promocode_used_up: 'This code is used up. Continue without it, or enter another one.',
  error_promocode_used: 'You have already used this code. Continue without it, or enter another one.',
  error_promocode_sign_in:
    'This code is for people who are signed in. Sign in to use it, or continue without it.',
  error_promocode_currency:
    'This code is for another currency. Choose that one, or continue without the code.',
  error_zip_code_invalid: 'The country that you chose has no such postal code. Check both.',
  error_zip_code_not_served: 'We do not serve the state of this zip code. Enter another one.',
  error_state_unknown: 'The list for this country does not have that. Choose from the list.',
} as const satisfies Catalogue
