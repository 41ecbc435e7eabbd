import { socialWords } from '@foyer/core/messages/en-001/sign-in-later'
import { findSocialConfig } from '@foyer/core/social'
import type { User } from '@foyer/core/wire'
import { Button } from '@foyer/kit/button'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'
import { useSession } from '../session/use-session.ts'
import { AttemptStore, openSessionStorage, type Luggage } from './attempt-store.ts'
import { describeSocialFailure } from './describe-social-failure.ts'
import { nameProvider } from './provider-name.ts'
import { receiveCallback, type CallbackOutcome } from './receive-callback.ts'
import styles from './social.module.css'
import { loadSocialConfigs } from './social-configs.ts'
import { bringWords } from '../messages/late-words.ts'
import { startSocial } from './start-social.ts'
import { useStay } from './use-stay.ts'

bringWords(socialWords)

export interface SocialCallbackProps {
  /** The provider, from the address of this page. */
  readonly social: string
  /** Goes to a path of ours, in place of this page. */
  readonly onArrive: (path: string, user: User | null) => void
  /** Leads to the other ways to sign in, with what the person took along. */
  readonly onOtherWays: (luggage: Luggage) => void
  /** Leads back to the page where accounts are linked. */
  readonly onLinkBack: (path: string) => void
  /** Takes the browser to an address of another site. */
  readonly leave?: ((url: string) => void) | undefined
}

const assign = (url: string): void => location.replace(url)

/**
 * The page that a provider leads back to: finishes the sign-in and goes on, or says what happened and what can be done.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function SocialCallback(props: SocialCallbackProps) {
  const { social, onArrive, leave = assign } = props
  const foyer = useFoyer('<SocialCallback>')
  const { api, translate, readFingerprint, analytics } = foyer
  const { state, session } = useSession()
  const attempts = useMemo(() => new AttemptStore(openSessionStorage()), [])
  const [address] = useState(() => new URL(location.href))
  const [outcome, setOutcome] = useState<CallbackOutcome | null>(null)
  const hasBegun = useRef(false)
  const name = nameProvider(social)

  useLayoutEffect(() => {
    // Before anything else can read it: no code and no state stay in the address, the history or a screenshot.
    if (location.search !== '' || location.hash !== '')
      history.replaceState(history.state, '', location.pathname)
  }, [])

  useEffect(() => {
    // Strict mode runs effects twice; an answer is sent once.
    if (hasBegun.current) return
    hasBegun.current = true
    void receive()
  })

  async function receive(): Promise<void> {
    const result = await receiveCallback({ api, attempts, social, address, readFingerprint })
    if (result.kind === 'arrived' && result.user !== null) {
      session.accept(result.user)
      analytics?.report({ flow: 'social', form: 'social', method: social })
    } else if (result.kind === 'failed' && !result.isLink) {
      analytics?.report({ flow: 'social', form: 'social', method: social, error: result.error })
    }
    if (result.kind === 'arrived') onArrive(result.path, result.user)
    else if (result.kind === 'handed-back') leave(result.url)
    else if (result.kind === 'handed-over') close()
    setOutcome(result)
  }

  // Reloaded, or come back to, after it had been finished: there is nothing to do but to go on.
  const isDone =
    outcome?.kind === 'failed' && !outcome.isLink && isOver(outcome.error) && state.status === 'signed-in'
  const path = outcome?.kind === 'failed' ? outcome.luggage.pathname : '/'
  useEffect(() => {
    if (isDone) onArrive(path, null)
  }, [isDone, path, onArrive])

  if (outcome?.kind === 'failed' && !isDone && state.status !== 'checking')
    return <Failure {...props} outcome={outcome} name={name} attempts={attempts} leave={leave} />
  if (outcome?.kind === 'handed-over') {
    return (
      <div className={styles.callback}>
        <h1 className={styles.title}>{translate('social_handed_over_title')}</h1>
        <p className={styles.text}>{translate('social_handed_over_text')}</p>
      </div>
    )
  }
  return (
    <output className={[styles.callback, styles.working].join(' ')}>
      <span className={styles.spinner} />
      {translate('social_finishing', { name })}
    </output>
  )
}

interface FailureProps extends SocialCallbackProps {
  readonly outcome: Extract<CallbackOutcome, { kind: 'failed' }>
  readonly name: string
  readonly attempts: AttemptStore
  readonly leave: (url: string) => void
}

/** What happened, in plain words, and what can be done now: nothing that the person took along is lost. */
function Failure({ social, name, outcome, attempts, leave, onOtherWays, onLinkBack }: FailureProps) {
  const { api, translate, readFingerprint } = useFoyer('<SocialCallback>')
  const [error, setError] = useState(outcome.error)
  const [isPending, setIsPending] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const watch = useStay(() => setIsPending(false))

  async function retry(): Promise<void> {
    setIsPending(true)
    try {
      const { socialConfigs } = await loadSocialConfigs(api)
      const config = findSocialConfig(socialConfigs, social)
      const { signal } = new AbortController()
      const { luggage } = outcome
      const { url } = await startSocial({ api, attempts, config, luggage, readFingerprint, signal })
      leave(url)
      watch()
    } catch (problem) {
      setError(problem)
      setIsPending(false)
    }
  }

  const title = outcome.isLink
    ? translate('social_link_failed_title', { name })
    : translate('social_failed_title')
  return (
    <div className={styles.callback}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p role="alert" className={styles.text}>
        {describeSocialFailure(error, name, translate, api.lang)}
      </p>
      <div className={styles.actions}>
        {outcome.isLink ? (
          <Button
            text={translate('social_link_back')}
            events={{ click: () => onLinkBack(outcome.luggage.pathname) }}
          />
        ) : (
          <>
            <Button
              text={translate('social_retry')}
              isLoading={isPending}
              events={{ click: () => void retry() }}
            />
            <Button
              text={translate('social_label')}
              variant="secondary"
              events={{ click: () => onOtherWays(outcome.luggage) }}
            />
          </>
        )}
      </div>
    </div>
  )
}

function isOver(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'social_state_invalid'
}
