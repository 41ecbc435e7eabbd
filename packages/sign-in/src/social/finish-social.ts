import { protocols, type Callback } from '@foyer/core/social'
import type { Fingerprint, User } from '@foyer/core/wire'
import { ApiError, type Api } from '../api/index.ts'
import type { KeptSocialAttempt } from './attempt-store.ts'
import { keepLastSocial } from './last-social.ts'

export interface SocialFinish {
  readonly api: Api
  readonly state: string
  readonly attempt: KeptSocialAttempt
  readonly callback: Callback
  readonly readFingerprint: () => Fingerprint | Promise<Fingerprint>
}

/** The longest text that the contract takes. */
const maxUserAgent = 1024

/**
 * Sends a provider's answer to the server, with what was kept for it.
 * @throws ApiError when the answer is none, or the server refused it
 */
export async function finishSocial(options: SocialFinish): Promise<User> {
  const { api, state, attempt, callback, readFingerprint } = options
  const step = protocols[attempt.protocol].finish(callback, attempt)
  if ('refusal' in step) throw createRefusal(step.refusal)
  const user = await api.call('socialFinish', {
    params: { social: attempt.social },
    body: {
      ...step.fields,
      state,
      lang: api.lang,
      user_agent: navigator.userAgent.slice(0, maxUserAgent),
      fingerprint: await readFingerprint(),
    },
  })
  keepLastSocial(attempt.social)
  return user
}

/** A refusal that the browser knows of by itself. */
export function createRefusal(code: string): ApiError {
  return new ApiError(0, { code, message: `The social sign-in ended with ${code}.` })
}
