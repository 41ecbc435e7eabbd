import type { Callback } from '@foyer/core/social'
import type { SocialConfig, User } from '@foyer/core/wire'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { SocialSourceContext } from '../auth-form/social-source.ts'
import type { Foyer } from '../plugins/foyer-context.ts'
import { AttemptStore, openSessionStorage, type Luggage } from './attempt-store.ts'
import { finishSocial } from './finish-social.ts'
import { awaitCallback } from './social-channel.ts'
import { startSocial, type Departure } from './start-social.ts'
import { departure } from './use-stay.ts'

export interface SocialPressOptions {
  /** Where the person comes back to. The present page when absent. */
  readonly pathname?: string | undefined
  readonly promocode?: string | undefined
  readonly formName?: string | undefined
  /** The address on another domain that the answer is handed back to. */
  readonly domainInitiatorRedirect?: string | undefined
  /** In this window, the default, or in one of its own. */
  readonly display?: 'redirect' | 'popup' | undefined
  readonly onSuccess?: ((user: User) => void) | undefined
  readonly onError?: ((error: unknown, config: SocialConfig) => void) | undefined
  /** Takes the browser to an address of another site. */
  readonly leave?: ((url: string) => void) | undefined
}

/** Where a press has got to. `waiting`: a window of its own is open, and this one can be used meanwhile. */
export type SocialPress =
  | { readonly step: 'idle' }
  | { readonly step: 'leaving' | 'waiting'; readonly social: string }
  | { readonly step: 'failed'; readonly social: string; readonly error: unknown }

const idle: SocialPress = { step: 'idle' }

const windowFeatures = 'popup,width=480,height=680'

/** What a press of a social button does, and how far it has come. */
export function useSocialPress(foyer: Foyer, options: SocialPressOptions) {
  const source = use(SocialSourceContext)
  const [press, setPress] = useState<SocialPress>(idle)
  const attempts = useMemo(() => new AttemptStore(openSessionStorage()), [])
  /** Ends what the last press has begun. */
  const stop = useRef<() => void>(() => undefined)

  useEffect(() => {
    const reset = (): void => setPress((last) => (last.step === 'failed' ? last : idle))
    // Back from the provider by the browser's page cache: the spinner would turn for ever.
    const onShow = ({ persisted }: PageTransitionEvent): void => void (persisted && reset())
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('pageshow', onShow)
      stop.current()
    }
  }, [])

  async function start(config: SocialConfig): Promise<void> {
    stop.current()
    const abort = new AbortController()
    stop.current = () => abort.abort()
    setPress({ step: 'leaving', social: config.id })
    // At once: a window that is opened later counts as an advertisement, and is blocked.
    const popup = options.display === 'popup' ? open('', '', windowFeatures) : null
    try {
      const { api, readFingerprint } = foyer
      const { domainInitiatorRedirect } = options
      const luggage = packLuggage(options, source?.formName, source?.readPromocode())
      const started = await startSocial({
        api,
        attempts,
        config,
        luggage,
        domainInitiatorRedirect,
        readFingerprint,
        signal: abort.signal,
      })
      if (abort.signal.aborted) popup?.close()
      else if (popup === null || popup.closed) leave(started)
      else wait(popup, started, config)
    } catch (error) {
      popup?.close()
      if (!abort.signal.aborted) fail(error, config)
    }
  }

  function leave({ url }: Departure): void {
    const timer = setTimeout(() => setPress(idle), departure)
    stop.current = () => clearTimeout(timer)
    if (options.leave) options.leave(url)
    else location.assign(url)
  }

  function wait(popup: Window, { url, state }: Departure, config: SocialConfig): void {
    setPress({ step: 'waiting', social: config.id })
    stop.current = awaitCallback(state, (callback) => {
      void finish(state, callback, config)
    })
    popup.location.replace(url)
  }

  async function finish(state: string, callback: Callback, config: SocialConfig): Promise<void> {
    const attempt = attempts.take(state, config.id)
    if (attempt === null) return
    const { api, session, readFingerprint } = foyer
    try {
      const user = await finishSocial({ api, state, attempt, callback, readFingerprint })
      setPress(idle)
      session.accept(user)
      report(config)
      options.onSuccess?.(user)
    } catch (error) {
      fail(error, config)
    }
  }

  function report({ id }: SocialConfig, error?: unknown): void {
    const form = options.formName ?? source?.formName ?? 'social'
    foyer.analytics?.report({ flow: 'social', form, method: id, error })
  }

  function fail(error: unknown, config: SocialConfig): void {
    setPress({ step: 'failed', social: config.id, error })
    report(config, error)
    options.onError?.(error, config)
  }

  return { press, start }
}

function packLuggage(
  { pathname, promocode, formName }: SocialPressOptions,
  sourceName: string | undefined,
  sourceCode: string | undefined,
): Luggage {
  const code = promocode ?? sourceCode
  const name = formName ?? sourceName
  return {
    pathname: pathname ?? location.pathname + location.search + location.hash,
    ...(code && { promocode: code }),
    ...(name && { formName: name }),
  }
}
