import type { SocialConfig, User } from '@foyer/core/wire'
import { openStorage } from '@foyer/kit/storage'
import { useLatest } from '@foyer/kit/use-latest'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { use, useEffect, useMemo, useRef } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { SocialSourceContext } from '../../auth-form/social-source.ts'
import type { Foyer } from '../../plugins/foyer-context.ts'
import { AuthorizationStore, type ReturnContext } from '../flow/authorization-store.ts'
import { finishInWindow } from '../flow/provider-window.ts'
import { startSocial, type Authorization, type StartSocialOptions } from '../flow/start.ts'
import { SecondStepContext } from '../../second-step/second-step-context.ts'
import { describeSocialFailure } from '../describe-social-failure.ts'
import { nameProvider } from '../provider-name.ts'
import { describeUnusedPromocode, type SocialUser } from '../unused-promocode.ts'
import { navigationTimeout } from '../use-return-to-page.ts'

export interface SocialPressOptions {
  /** The page to return to afterwards. Default: the current one. */
  readonly pathname?: string | undefined
  /** The promo code for a new account. What is typed in the form around the buttons takes precedence. */
  readonly promocode?: string | undefined
  /** The name of the form in the return context and in analytics. Default: that of the form around the buttons. */
  readonly formName?: string | undefined
  /** The address on another domain that the provider's answer is passed back to. */
  readonly domainInitiatorRedirect?: string | undefined
  /** `redirect`, the default, uses this window; `popup` opens another one, and this one is not left. */
  readonly display?: 'redirect' | 'popup' | undefined
  /** Called after a sign-in in a popup, before `onSuccess` of the form around the buttons, which is called too. */
  readonly onSuccess?: ((user: User) => void) | undefined
  /** Called after a sign-in in a popup whose promo code was not used; the person is signed in all the same. */
  readonly onPromocodeUnused?: ((message: string) => void) | undefined
  /** Called with the message that is shown, the thrown error, and the provider's config. */
  readonly onError?: ((message: string, error: unknown, config: SocialConfig) => void) | undefined
  /** Opens the provider's address, unless `display` is `popup`. Default: `location.assign`. */
  readonly redirect?: ((url: string) => void) | undefined
}

/**
 * The progress of a press. `waiting`: a popup is open, and this window can be used meanwhile. `blocked`: the browser has opened
 * none, so the person opens `url`, and what is typed on this page stays.
 */
export type SocialPressState =
  | { readonly step: 'idle' }
  | { readonly step: 'leaving' | 'waiting'; readonly social: string }
  | { readonly step: 'blocked'; readonly social: string; readonly url: string }
  | { readonly step: 'failed'; readonly social: string; readonly error: unknown }

const idle: SocialPressState = { step: 'idle' }

/** Handles presses of the social buttons, and tracks their progress. */
export function useSocialPress(foyer: Foyer, options: SocialPressOptions) {
  const source = use(SocialSourceContext)
  const secondStep = use(SecondStepContext)
  const [press, setPress] = useStateAfterPress<SocialPressState>(idle)
  const authorizations = useMemo(() => new AuthorizationStore(openStorage('sessionStorage')), [])
  /** Ends what the last press has started. */
  const stop = useRef<() => void>(() => undefined)
  /** The current values, which may have changed by the time that a popup answers. */
  const latest = useLatest({ foyer, options, secondStep })

  useEffect(() => {
    const reset = (): void => setPress((last) => (last.step === 'failed' ? last : idle))
    // The back/forward cache has restored the page: stop the spinner.
    const handlePageShow = ({ persisted }: PageTransitionEvent): void => void (persisted && reset())
    addEventListener('pageshow', handlePageShow)
    return () => {
      removeEventListener('pageshow', handlePageShow)
      stop.current()
    }
  }, [setPress])

  async function start(config: SocialConfig): Promise<void> {
    stop.current()
    const controller = new AbortController()
    const { signal } = controller
    stop.current = () => controller.abort()
    setPress({ step: 'leaving', social: config.id })
    try {
      const { api, readFingerprint } = foyer
      const { domainInitiatorRedirect } = options
      const returnContext = checkReturnContext(options, source?.formName, source?.readPromocode())
      const request = {
        api,
        authorizations,
        config,
        returnContext,
        domainInitiatorRedirect,
        readFingerprint,
        signal,
      }
      if (options.display === 'popup') return await enterInWindow(request)
      const authorization = await startSocial(request)
      if (!signal.aborted) leavePage(authorization)
    } catch (error) {
      if (!signal.aborted) handleError(error, config)
    }
  }

  function leavePage({ url }: Authorization): void {
    const timer = setTimeout(() => setPress(idle), navigationTimeout)
    stop.current = () => clearTimeout(timer)
    const { redirect: navigate } = latest.current.options
    if (navigate) navigate(url)
    else location.assign(url)
  }

  /** @throws ApiError unless the person is signed in, or a second step follows */
  async function enterInWindow(request: StartSocialOptions): Promise<void> {
    const { config, signal } = request
    const social = config.id
    const onOpen = (blocked: string | null): void =>
      setPress(blocked === null ? { step: 'waiting', social } : { step: 'blocked', social, url: blocked })
    try {
      const user = await finishInWindow({ ...request, onOpen })
      report(config)
      // Even if nobody waits for it here any more: the server has begun the session.
      if (signal.aborted) return foyer.session.accept(user)
      setPress(idle)
      const form = latest.current.secondStep
      if (form) return form.enter(user, () => tell(user, user))
      foyer.session.accept(user)
      tell(user, user)
    } catch (error) {
      const secondFactor = error instanceof ApiError ? error.secondFactor : null
      if (signal.aborted || secondFactor === null) throw error
      const isHandled = await latest.current.secondStep
        ?.handleError(error, (user) => tell(secondFactor, user))
        .catch(() => false)
      if (!isHandled) throw error
      if (!signal.aborted) setPress(idle)
    }
  }

  /** Tells the page that the person is signed in. `answer`: says what has become of their promo code. */
  function tell(answer: Pick<SocialUser, 'unusedPromocode'>, user: User): void {
    const {
      options: now,
      foyer: { translate },
    } = latest.current
    const message = describeUnusedPromocode(answer, translate)
    if (message !== null) now.onPromocodeUnused?.(message)
    now.onSuccess?.(user)
  }

  function report({ id }: SocialConfig, error?: unknown): void {
    const form = options.formName ?? source?.formName ?? 'social'
    foyer.analytics?.report({ flow: 'social', form, method: id, error })
  }

  function handleError(error: unknown, config: SocialConfig): void {
    setPress({ step: 'failed', social: config.id, error })
    report(config, error)
    const { translate, lang } = latest.current.foyer
    const message = describeSocialFailure(error, nameProvider(config.id), translate, lang)
    latest.current.options.onError?.(message, error, config)
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
