import { encodeState } from '@foyer/core/social'
import type { Fingerprint } from '@foyer/core/wire'
import type { Api } from '../../api/index.ts'
import { checkAddress } from './start.ts'

export interface StartLinkOptions {
  readonly api: Api
  readonly social: string
  /** The page to return to afterwards. */
  readonly pathname: string
  readonly readFingerprint: () => Fingerprint | Promise<Fingerprint>
  readonly signal: AbortSignal
}

/**
 * Gets the address that links a provider to the signed-in account. The provider's answer goes to the server, which then redirects to our
 * callback page with a state that says that there is nothing to finish.
 * @throws ApiError when the server answers with an error, or was not reached
 */
export async function startLink(options: StartLinkOptions): Promise<string> {
  const { api, social, pathname, readFingerprint, signal } = options
  const state = encodeURIComponent(encodeState(social, { state: '', pathname, vkLink: true }))
  const { url } = await api.call('socialLink', {
    params: { social },
    body: {
      redirectUrl: `${location.origin}/oauth/${social}?state=${state}`,
      social,
      fingerprint: await readFingerprint(),
      lang: api.lang,
    },
    signal,
  })
  return checkAddress(url)
}
