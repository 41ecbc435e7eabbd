import { findSocialConfig, type Callback } from '@foyer/core/social'
import { openStorage } from '@foyer/kit/storage'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useEffect, useMemo, useRef } from 'react'
import { useFoyer } from '../../plugins/foyer-context.ts'
import { AuthorizationStore } from '../../social/flow/authorization-store.ts'
import { finishSocial } from '../../social/flow/finish.ts'
import { startSocial } from '../../social/flow/start.ts'
import { awaitCallback } from '../../social/flow/window-channel.ts'
import { loadSocialConfigs } from '../../social/social-configs.ts'

/** `waiting`: the provider is open in another window. `blocked`: the browser has opened none, so the person opens `url`. */
export type SocialProof =
  | { readonly step: 'idle' }
  | { readonly step: 'starting' | 'waiting'; readonly social: string }
  | { readonly step: 'blocked'; readonly social: string; readonly url: string }
  | { readonly step: 'failed'; readonly social: string; readonly error: unknown }

const windowFeatures = 'popup,width=480,height=680'

/**
 * Opens a provider in a window of its own, and receives its answer here, so that this page loses nothing. The server accepts the answer as
 * a proof for the session, or refuses it, but never signs somebody else in.
 */
export function useSocialProof(onProven: () => void) {
  const { api, readFingerprint } = useFoyer('the proof dialog')
  const [proof, setProof] = useStateAfterPress<SocialProof>({ step: 'idle' })
  const authorizations = useMemo(() => new AuthorizationStore(openStorage('sessionStorage')), [])
  /** Ends what the last press has started. */
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])

  async function start(social: string): Promise<void> {
    stop.current()
    const abort = new AbortController()
    const { signal } = abort
    stop.current = () => abort.abort()
    setProof({ step: 'starting', social })
    // Opened during the press: browsers block windows that are opened later.
    const popup = open('', '', windowFeatures)
    try {
      const { socialConfigs } = await loadSocialConfigs(api)
      const config = findSocialConfig(socialConfigs, social)
      const returnContext = { pathname: location.pathname + location.search }
      const started = { api, authorizations, config, returnContext, isProof: true, readFingerprint, signal }
      const { url, state } = await startSocial(started)
      if (signal.aborted) {
        popup?.close()
        return
      }
      const unlisten = awaitCallback(state, (callback) => void finish(social, state, callback, signal))
      stop.current = () => {
        abort.abort()
        unlisten()
      }
      if (popup === null || popup.closed) setProof({ step: 'blocked', social, url })
      else {
        setProof({ step: 'waiting', social })
        popup.location.replace(url)
      }
    } catch (error) {
      popup?.close()
      if (!signal.aborted) setProof({ step: 'failed', social, error })
    }
  }

  async function finish(social: string, state: string, callback: Callback, signal: AbortSignal) {
    const authorization = authorizations.take(state, social)
    if (authorization === null) return
    try {
      await finishSocial({ api, state, authorization, callback, readFingerprint })
      if (!signal.aborted) onProven()
    } catch (error) {
      if (!signal.aborted) setProof({ step: 'failed', social, error })
    }
  }

  return { proof, start }
}
