import { spinner } from '@foyer/kit/spinner'
import { pageTitle } from '@foyer/kit/page-title'
import { socialMessages } from '@foyer/core/messages/en-001/sign-in-later'
import type { User } from '@foyer/core/wire'
import { openStorage } from '@foyer/kit/storage'
import { useLatest } from '@foyer/kit/use-latest'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '../api/index.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { SecondStepFrame } from '../second-step/second-step-frame.tsx'
import { useSecondStep } from '../second-step/use-second-step.ts'
import { useSession } from '../session/use-session.ts'
import { AuthorizationStore, type ReturnContext } from './flow/authorization-store.ts'
import { nameProvider } from './provider-name.ts'
import { receiveCallback, type CallbackOutcome } from './flow/return.ts'
import styles from './social.module.css'
import { lazyMessages } from '../messages/lazy-messages.ts'
import { describeUnusedPromocode, type SocialUser } from './unused-promocode.ts'
import { SocialFailure } from './social-failure.tsx'

lazyMessages.add(socialMessages)

export interface SocialCallbackProps {
  /** The provider's id, from the path of this page. */
  readonly social: string
  /** Navigates to a path of the app, replacing this page. `user`: who has signed in; `null` if nobody has just now, as after a linking. */
  readonly onArrive: (path: string, user: User | null) => void
  /** Called instead of `onArrive` after an account was linked, so that the page can confirm that. Default: `onArrive`. */
  readonly onLinked?: ((path: string) => void) | undefined
  /** Called when a promo code was not used, although the person is signed in: show the message on the next page. */
  readonly onPromocodeUnused?: ((message: string) => void) | undefined
  /** Shows the other ways to sign in, such as your sign-in page: pass on `pathname` and `promocode` of the return context. */
  readonly onOtherWays: (returnContext: ReturnContext) => void
  /** Goes back to the page where accounts are linked. */
  readonly onLinkBack: (path: string) => void
  /** Called with the message that is shown, and the thrown error: a sign-in or a link has failed, or a later try. */
  readonly onError?: ((message: string, error: unknown) => void) | undefined
  /** Opens an address of another site, such as the provider's for another try. Default: `location.replace`. */
  readonly redirect?: ((url: string) => void) | undefined
}

const defaultContext: ReturnContext = { pathname: '/' }

const replaceLocation = (url: string): void => location.replace(url)

/**
 * The page that providers redirect to: finishes the sign-in and goes on, or explains what happened and what can be done.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function SocialCallback(props: SocialCallbackProps) {
  const { social, onArrive, redirect = replaceLocation } = props
  const { api, translate, readFingerprint, analytics } = useFoyer('<SocialCallback>')
  const { state, session } = useSession()
  const authorizations = useMemo(() => new AuthorizationStore(openStorage('sessionStorage')), [])
  /** The page's address, with the provider's answer. There is none while rendering on a server. */
  const address = useRef<URL>(null)
  const [outcome, setOutcome] = useState<CallbackOutcome | null>(null)
  const hasStarted = useRef(false)
  const isMounted = useRef(true)
  /** The current props, which may have changed by the time that the server has answered. */
  const latest = useLatest({ ...props, redirect, translate })
  const secondStep = useSecondStep('social', {
    onError: props.onError,
    onSuccess(user, step) {
      onArrive(path, user)
      if (step) reportUnusedPromocode(step)
    },
    onEnd(error) {
      if (error) setOutcome((current) => (current?.kind === 'failed' ? { ...current, error } : current))
      else props.onOtherWays(returnContext)
    },
  })
  const name = nameProvider(social)

  useLayoutEffect(() => {
    address.current ??= new URL(location.href)
    // Removed first, so that code and state stay neither in the address nor in the history, and no other script reads them.
    if (location.search !== '' || location.hash !== '')
      history.replaceState(history.state, '', location.pathname)
  }, [])

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  useEffect(() => {
    // In strict mode effects run twice, but an answer must be sent once.
    if (hasStarted.current) return
    hasStarted.current = true
    void handleCallback()
  })

  async function handleCallback(): Promise<void> {
    if (address.current === null) return
    const answer = { social, address: address.current }
    const result = await receiveCallback({ api, authorizations, ...answer, readFingerprint })
    if (result.kind === 'arrived' && result.user !== null) {
      session.accept(result.user)
      analytics?.report({ flow: 'social', form: 'social', method: social })
    } else if (result.kind === 'failed' && !result.isLink && !needsSecondStep(result.error)) {
      analytics?.report({ flow: 'social', form: 'social', method: social, error: result.error })
    }
    // The person may have gone to another page meanwhile, where nothing must happen.
    if (!isMounted.current) return
    proceed(result)
    if (result.kind === 'failed') {
      await secondStep.handleError(result.error).catch(() => false)
    }
    setOutcome(result)
  }

  function proceed(result: CallbackOutcome): void {
    const callbacks = latest.current
    if (result.kind === 'handed-back') callbacks.redirect(result.url)
    if (result.kind === 'handed-over') close()
    if (result.kind !== 'arrived') return
    if (result.user === null && callbacks.onLinked) callbacks.onLinked(result.path)
    else callbacks.onArrive(result.path, result.user)
    if (result.user) reportUnusedPromocode(result.user)
  }

  function reportUnusedPromocode(answer: Pick<SocialUser, 'unusedPromocode'>): void {
    const message = describeUnusedPromocode(answer, latest.current.translate)
    if (message !== null) latest.current.onPromocodeUnused?.(message)
  }

  // The page was reloaded, or opened again, after the sign-in was finished: just go on.
  const isDone =
    secondStep.step === null &&
    outcome?.kind === 'failed' &&
    !outcome.isLink &&
    isStateInvalid(outcome.error) &&
    state.status === 'signed-in'
  const returnContext = outcome?.kind === 'failed' ? outcome.returnContext : defaultContext
  const path = returnContext.pathname
  useEffect(() => {
    if (isDone) latest.current.onArrive(path, null)
  }, [isDone, path, latest])

  if (secondStep.step) return <SecondStepFrame secondStep={secondStep}>{null}</SecondStepFrame>
  const isSettled = state.status !== 'checking' && !secondStep.isResuming
  if (outcome?.kind === 'failed' && !isDone && isSettled)
    return (
      <SocialFailure
        {...props}
        outcome={outcome}
        name={name}
        authorizations={authorizations}
        redirect={redirect}
      />
    )
  if (outcome?.kind === 'handed-over') {
    return (
      <div className={styles.callback}>
        <h1 className={pageTitle}>{translate('social_handed_over_title')}</h1>
        <p className={styles.text}>{translate('social_handed_over_text')}</p>
      </div>
    )
  }
  return (
    <output className={[styles.callback, styles.working].join(' ')}>
      <span className={spinner} />
      {translate('social_finishing', { name })}
    </output>
  )
}

function needsSecondStep(error: unknown): boolean {
  return error instanceof ApiError && error.secondFactor !== null
}

function isStateInvalid(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'social_state_invalid'
}
