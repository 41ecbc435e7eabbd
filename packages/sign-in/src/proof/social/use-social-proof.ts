import { findSocialConfig } from '@foyer/core/social'
import type { SocialConfig } from '@foyer/core/wire'
import { openStorage } from '@foyer/kit/storage'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useEffect, useMemo, useRef } from 'react'
import type { Api } from '../../api/index.ts'
import { useFoyer } from '../../plugins/foyer-context.ts'
import { AuthorizationStore } from '../../social/flow/authorization-store.ts'
import { finishInWindow } from '../../social/flow/provider-window.ts'
import { loadSocialConfigs } from '../../social/social-configs.ts'

/** `waiting`: the provider is open in another window. `blocked`: the browser has opened none, so the person opens `url`. */
export type SocialProof =
  | { readonly step: 'idle' }
  | { readonly step: 'starting' | 'waiting'; readonly social: string }
  | { readonly step: 'blocked'; readonly social: string; readonly url: string }
  | { readonly step: 'failed'; readonly social: string; readonly error: unknown }

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
    const controller = new AbortController()
    const { signal } = controller
    stop.current = () => controller.abort()
    setProof({ step: 'starting', social })
    try {
      await finishInWindow({
        api,
        authorizations,
        config: loadConfig(api, social),
        returnContext: { pathname: location.pathname + location.search },
        isProof: true,
        readFingerprint,
        signal,
        onOpen: (blocked) =>
          setProof(
            blocked === null ? { step: 'waiting', social } : { step: 'blocked', social, url: blocked },
          ),
      })
      if (!signal.aborted) onProven()
    } catch (error) {
      if (!signal.aborted) setProof({ step: 'failed', social, error })
    }
  }

  return { proof, start }
}

/** @throws SocialConfigMissingError; ApiError */
async function loadConfig(api: Api, social: string): Promise<SocialConfig> {
  const { socialConfigs } = await loadSocialConfigs(api)
  return findSocialConfig(socialConfigs, social)
}
