/**
 * Every `code` the server puts into a refusal, with its HTTP status. Codes are stable: clients may branch on them.
 * The words that go with each are in the message catalogues, under `error_{code}`.
 */
export const errorCodes = {
  bad_json: 400,
  invalid_request: 400,
  unknown_field: 400,
  forbidden_key: 400,
  recovery_invalid: 400,
  social_denied: 400,
  social_state_invalid: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  captcha_required: 403,
  captcha_failed: 403,
  forbidden_origin: 403,
  not_found: 404,
  social_not_found: 404,
  method_not_allowed: 405,
  account_exists: 409,
  social_identity_taken: 409,
  social_last_way: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  wrong_password: 422,
  passwords_too_similar: 422,
  social_provider_failed: 424,
  too_many_attempts: 429,
  overloaded: 503,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorCodes
