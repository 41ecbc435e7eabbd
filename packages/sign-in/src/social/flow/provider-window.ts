import type { Callback } from '@foyer/core/social'
import type { SocialConfig } from '@foyer/core/wire'
import type { SocialUser } from '../unused-promocode.ts'
import { createSocialError, finishSocial } from './finish.ts'
import { startSocial, type StartSocialOptions } from './start.ts'
import { awaitCallback } from './window-channel.ts'

export interface ProviderWindowOptions extends Omit<StartSocialOptions, 'config'> {
  /** May be loaded first. */
  readonly config: SocialConfig | Promise<SocialConfig>
  /** The person can go on in the provider's window. `blocked`: its address, if the browser has opened none. */
  readonly onOpen: (blocked: string | null) => void
  /** Aborted when the answer is no longer wanted, at any step. */
  readonly signal: AbortSignal
}

const windowFeatures = 'popup,width=480,height=680'

/**
 * Opens a provider in a window of its own, and finishes here with its answer, so that this page loses nothing. Call it during a press,
 * because browsers block windows that are opened later.
 * @throws ApiError; SocialConfigMissingError; anything, once `signal` is aborted
 */
export async function finishInWindow(options: ProviderWindowOptions): Promise<SocialUser> {
  const { api, authorizations, readFingerprint, onOpen, signal } = options
  const popup = open('', '', windowFeatures)
  try {
    const config = await options.config
    const { url, state } = await startSocial({ ...options, config })
    signal.throwIfAborted()
    const answered = receiveCallback(state, signal)
    const isBlocked = popup === null || popup.closed
    onOpen(isBlocked ? url : null)
    if (!isBlocked) popup.location.replace(url)
    const callback = await answered
    const authorization = authorizations.take(state, config.id)
    if (authorization === null) throw createSocialError('social_state_invalid')
    return await finishSocial({ api, state, authorization, callback, readFingerprint })
  } catch (error) {
    popup?.close()
    throw error
  }
}

function receiveCallback(state: string, signal: AbortSignal): Promise<Callback> {
  return new Promise((resolve, reject) => {
    const stop = awaitCallback(state, resolve)
    signal.addEventListener('abort', () => {
      stop()
      reject(new DOMException('Another press, or the page, has ended this sign-in.', 'AbortError'))
    })
  })
}
