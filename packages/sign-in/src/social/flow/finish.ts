import { protocols, type Callback } from '@foyer/core/social'
import type { Fingerprint } from '@foyer/core/wire'
import { ApiError, type Api } from '../../api/index.ts'
import type { StoredAuthorization } from './authorization-store.ts'
import { storeLastWay } from '../../methods/choice/last-way.ts'
import type { SocialUser } from '../unused-promocode.ts'

export interface FinishSocialOptions {
  readonly api: Api
  readonly state: string
  readonly authorization: StoredAuthorization
  readonly callback: Callback
  readonly readFingerprint: () => Fingerprint | Promise<Fingerprint>
}

/**
 * Sends a provider's answer to the server, with what was stored for it.
 * @throws ApiError when the answer is invalid, or the server answers with an error
 */
export async function finishSocial(options: FinishSocialOptions): Promise<SocialUser> {
  const { api, state, authorization, callback, readFingerprint } = options
  const step = protocols[authorization.protocol].finish(callback, authorization)
  if ('error' in step) throw createSocialError(step.error)
  const { social } = authorization
  try {
    const fingerprint = await readFingerprint()
    const user = await api.call('socialFinish', {
      params: { social },
      body: {
        ...step.fields,
        state,
        lang: api.lang,
        user_agent: fingerprint.userAgent ?? '',
        fingerprint,
      },
    })
    storeLastWay(social)
    return user
  } catch (error) {
    // The provider has done its part: what follows is the second step.
    if (error instanceof ApiError && error.secondFactor !== null) storeLastWay(social)
    throw error
  }
}

/** An error that is found in the browser, without a call. */
export function createSocialError(code: string): ApiError {
  return new ApiError(0, { code, message: `The social sign-in ended with ${code}.` })
}
