import type { Callback } from '@foyer/core/social'
import type { SocialConfig, User } from '@foyer/core/wire'
import { openStorage } from '@foyer/kit/storage'
import { useLatest } from '@foyer/kit/use-latest'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { use, useEffect, useMemo, useRef } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { SocialSourceContext } from '../../auth-form/social-source.ts'
import type { Foyer } from '../../plugins/foyer-context.ts'
import { AuthorizationStore, type ReturnContext } from '../flow/authorization-store.ts'
import { finishSocial } from '../flow/finish.ts'
import { awaitCallback } from '../flow/window-channel.ts'
import { startSocial, type Authorization } from '../flow/start.ts'
import { SecondStepContext } from '../../second-step/second-step-context.ts'
import { describeUnusedPromocode, type SocialUser } from '../unused-promocode.ts'
import { leavingTime } from '../use-return-to-page.ts'

export interface SocialPressOptions {
  /** The page to return to afterwards. Default: the current one. */
  readonly pathname?: string | undefined
  readonly promocode?: string | undefined
  readonly formName?: string | undefined
  /** The address on another domain that the provider's answer is passed back to. */
  readonly domainInitiatorRedirect?: string | undefined
  /** `redirect`, the default, uses this window; `popup` opens another one, and this one is not left. */
  readonly display?: 'redirect' | 'popup' | undefined
  readonly onSuccess?: ((user: User) => void) | undefined
  /** Called after a sign-in in a popup whose promo code was not used; the person is signed in all the same. */
  readonly onPromocodeUnused?: ((message: string) => void) | undefined
  readonly onError?: ((error: unknown, config: SocialConfig) => void) | undefined
  /** Navigates to an address of another site. */
  readonly leave?: ((url: string) => void) | undefined
}

/**
 * The progress of a press. `waiting`: a popup is open, and this window can be used meanwhile. `blocked`: the browser has opened
 * none, so the person opens `url`, and what is typed on this page stays.
 */
export type SocialPress =
  | { readonly step: 'idle' }
  | { readonly step: 'leaving' | 'waiting'; readonly social: string }
  | { readonly step: 'blocked'; readonly social: string; readonly url: string }
  | { readonly step: 'failed'; readonly social: string; readonly error: unknown }

const idle: SocialPress = { step: 'idle' }

const windowFeatures = 'popup,width=480,height=680'

/** Handles presses of the social buttons, and tracks their progress. */
export function useSocialPress(foyer: Foyer, options: SocialPressOptions) {
  const source = use(SocialSourceContext)
  const second = use(SecondStepContext)
  const [press, setPress] = useStateAfterPress<SocialPress>(idle)
  const authorizations = useMemo(() => new AuthorizationStore(openStorage('sessionStorage')), [])
  /** Ends what the last press has started. */
  const stop = useRef<() => void>(() => undefined)
  /** The current values, which may have changed by the time that a popup answers. */
  const latest = useLatest({ foyer, options })

  useEffect(() => {
    const reset = (): void => setPress((last) => (last.step === 'failed' ? last : idle))
    // The back/forward cache has restored the page: stop the spinner.
    const onShow = ({ persisted }: PageTransitionEvent): void => void (persisted && reset())
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('pageshow', onShow)
      stop.current()
    }
  }, [setPress])

  async function start(config: SocialConfig): Promise<void> {
    stop.current()
    const abort = new AbortController()
    stop.current = () => abort.abort()
    setPress({ step: 'leaving', social: config.id })
    // Opened during the press: browsers block popups that are opened later.
    const hasPopup = options.display === 'popup'
    const popup = hasPopup ? open('', '', windowFeatures) : null
    try {
      const { api, readFingerprint } = foyer
      const { domainInitiatorRedirect } = options
      const returnContext = checkReturnContext(options, source?.formName, source?.readPromocode())
      const started = await startSocial({
        api,
        authorizations,
        config,
        returnContext,
        domainInitiatorRedirect,
        readFingerprint,
        signal: abort.signal,
      })
      if (abort.signal.aborted) popup?.close()
      else if (hasPopup) wait(popup, started, config)
      else leave(started)
    } catch (error) {
      popup?.close()
      if (!abort.signal.aborted) fail(error, config)
    }
  }

  function leave({ url }: Authorization): void {
    const timer = setTimeout(() => setPress(idle), leavingTime)
    stop.current = () => clearTimeout(timer)
    const { leave: go } = latest.current.options
    if (go) go(url)
    else location.assign(url)
  }

  function wait(popup: Window | null, { url, state }: Authorization, config: SocialConfig): void {
    stop.current = awaitCallback(state, (callback) => {
      void finish(state, callback, config)
    })
    if (popup === null || popup.closed) {
      setPress({ step: 'blocked', social: config.id, url })
      return
    }
    setPress({ step: 'waiting', social: config.id })
    popup.location.replace(url)
  }

  async function finish(state: string, callback: Callback, config: SocialConfig): Promise<void> {
    const authorization = authorizations.take(state, config.id)
    if (authorization === null) return
    const { api, session, readFingerprint } = foyer
    try {
      const user = await finishSocial({ api, state, authorization, callback, readFingerprint })
      setPress(idle)
      session.accept(user)
      report(config)
      tellUnused(user)
      latest.current.options.onSuccess?.(user)
    } catch (error) {
      const waiting = error instanceof ApiError ? error.secondFactor : null
      const isTaken = await second?.take(error, () => waiting && tellUnused(waiting)).catch(() => false)
      if (isTaken) setPress(idle)
      else fail(error, config)
    }
  }

  function tellUnused(answer: Pick<SocialUser, 'unusedPromocode'>): void {
    const unused = describeUnusedPromocode(answer, latest.current.foyer.translate)
    if (unused !== null) latest.current.options.onPromocodeUnused?.(unused)
  }

  function report({ id }: SocialConfig, error?: unknown): void {
    const form = options.formName ?? source?.formName ?? 'social'
    foyer.analytics?.report({ flow: 'social', form, method: id, error })
  }

  function fail(error: unknown, config: SocialConfig): void {
    setPress({ step: 'failed', social: config.id, error })
    report(config, error)
    latest.current.options.onError?.(error, config)
  }

  return { press, start }
}

function checkReturnContext(
  { pathname, promocode, formName }: SocialPressOptions,
  sourceName: string | undefined,
  sourceCode: string | undefined,
): ReturnContext {
  // What was typed last takes precedence over the given code.
  const code = sourceCode ?? promocode?.trim()
  const name = formName ?? sourceName
  return {
    pathname: pathname ?? location.pathname + location.search + location.hash,
    ...(code && { promocode: code }),
    ...(name && { formName: name }),
  }
}
