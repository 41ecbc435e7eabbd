import { encodeState } from '@foyer/core/social'
import type { Fingerprint } from '@foyer/core/wire'
import type { Api } from '../api/index.ts'
import { checkAddress } from './start-social.ts'

export interface LinkStart {
  readonly api: Api
  readonly social: string
  /** Where the person comes back to. */
  readonly pathname: string
  readonly readFingerprint: () => Fingerprint | Promise<Fingerprint>
}

/**
 * The address that links a provider to the account of who is signed in. The server takes the provider's answer itself,
 * and then leads to our callback, whose state says that there is nothing to finish.
 * @throws ApiError when the server refused, or was not reached
 */
export async function startLink({ api, social, pathname, readFingerprint }: LinkStart): Promise<string> {
  const state = encodeURIComponent(encodeState(social, { state: '', pathname, vkLink: true }))
  const { url } = await api.call('socialLink', {
    params: { social },
    body: {
      redirectUrl: `${location.origin}/oauth/${social}?state=${state}`,
      social,
      fingerprint: await readFingerprint(),
      lang: api.lang,
    },
  })
  return checkAddress(url)
}
