// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
export const server = {
  error_bad_json: 'The request is not valid JSON. Check its syntax and send it again.',
  error_invalid_request: 'The request does not have the form that this call expects.',
  error_unknown_field: 'The request has a field that this call does not know. Remove it.',
  error_forbidden_key: 'The request has a key that is never allowed. Remove it.',
  error_unauthenticated: 'Sign in to go on.',
  error_invalid_credentials: 'The sign-in details and the password do not match. Check both and try again.',
  error_forbidden_origin: 'This request came from a site that may not make it.',
  error_not_found: 'There is nothing at this address.',
  error_method_not_allowed: 'This address does not take this kind of request.',
  error_account_exists: 'There is an account with these details already. Sign in, or recover its password.',
  error_body_too_large: 'The request is too large. Send at most 64 KiB.',
  error_unsupported_media_type: 'Send the request as application/json.',
  error_validation_failed: 'Some fields need another look.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'en-001',
    one: 'Too many attempts. Wait {seconds} second and try again.',
    other: 'Too many attempts. Wait {seconds} seconds and try again.',
  },
  error_overloaded: {
    by: 'seconds',
    in: 'en-001',
    one: 'There is a lot going on right now. Wait {seconds} second and try again.',
    other: 'There is a lot going on right now. Wait {seconds} seconds and try again.',
  },
  error_unavailable: 'The service is not available right now. Try again in a moment.',
} as const
