import { SocialConfigMissingError } from '@foyer/core/social'
import { ApiError, describeFailure } from '../api/index.ts'
import type { SignInMessageKey, SignInTranslate } from '../messages/messages.ts'

const messages: Readonly<Record<string, SignInMessageKey>> = {
  social_denied: 'social_denied',
  social_state_invalid: 'social_state_invalid',
  social_provider_failed: 'social_provider_failed',
  social_not_found: 'social_not_found',
  social_identity_taken: 'social_identity_taken',
  social_storage_blocked: 'social_storage_blocked',
  offline: 'social_offline',
  timed_out: 'social_offline',
  unreadable_answer: 'social_offline',
  unavailable: 'social_unavailable',
  overloaded: 'social_unavailable',
  internal: 'failure_unknown',
}

/** The message for an error of a social sign-in: what happened, and what to do. */
export function describeSocialFailure(
  error: unknown,
  name: string,
  translate: SignInTranslate,
  lang: string,
): string {
  if (error instanceof SocialConfigMissingError) return translate('social_not_found', { name })
  const key =
    error instanceof ApiError && Object.hasOwn(messages, error.code) ? messages[error.code] : undefined
  return key === undefined ? describeFailure(error, translate, lang) : translate(key, { name })
}
