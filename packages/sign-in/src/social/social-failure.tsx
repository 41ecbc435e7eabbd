import { findSocialConfig } from '@foyer/core/social'
import { Button } from '@foyer/kit/button'
import { buttons } from '@foyer/kit/buttons'
import { pageTitle } from '@foyer/kit/page-title'
import { useLatest } from '@foyer/kit/use-latest'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useEffect, useRef, useState } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'
import { describeSocialFailure } from './describe-social-failure.ts'
import type { AuthorizationStore, ReturnContext } from './flow/authorization-store.ts'
import type { CallbackOutcome } from './flow/return.ts'
import { startSocial } from './flow/start.ts'
import { loadSocialConfigs } from './social-configs.ts'
import styles from './social.module.css'
import { useReturnToPage } from './use-return-to-page.ts'

interface SocialFailureProps {
  readonly social: string
  readonly onOtherWays: (returnContext: ReturnContext) => void
  readonly onLinkBack: (path: string) => void
  readonly outcome: Extract<CallbackOutcome, { kind: 'failed' }>
  readonly name: string
  readonly authorizations: AuthorizationStore
  readonly redirect: (url: string) => void
  readonly onError?: ((message: string, error: unknown) => void) | undefined
}

/** Explains what happened and what can be done. Keeps everything that the person had entered. */
export function SocialFailure({
  social,
  name,
  outcome,
  authorizations,
  redirect,
  onOtherWays,
  onLinkBack,
  onError,
}: SocialFailureProps) {
  const { api, lang, translate, readFingerprint } = useFoyer('<SocialCallback>')
  const [error, setError] = useStateAfterPress(outcome.error)
  const [isPending, setIsPending] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const describe = (reason: unknown): string => describeSocialFailure(reason, name, translate, lang)
  const report = useLatest((reason: unknown) => onError?.(describe(reason), reason))
  const reported = useRef<unknown>(null)
  useEffect(() => {
    // In strict mode effects run twice.
    if (reported.current === error) return
    reported.current = error
    report.current(error)
  }, [error, report])
  const watchNavigation = useReturnToPage(() => setIsPending(false))

  /** The current prop, which may have changed by the time that the server has answered. */
  const latest = useLatest(redirect)
  const runningController = useRef<AbortController>(null)
  // Aborts on unmount, so that a person who has gone to another page is not sent to the provider.
  useEffect(() => () => runningController.current?.abort(), [])
  async function retry(): Promise<void> {
    const { signal } = (runningController.current = new AbortController())
    setIsPending(true)
    try {
      const { socialConfigs } = await loadSocialConfigs(api)
      const config = findSocialConfig(socialConfigs, social)
      const { returnContext } = outcome
      const { url } = await startSocial({
        api,
        authorizations,
        config,
        returnContext,
        readFingerprint,
        signal,
      })
      if (signal.aborted) return
      latest.current(url)
      watchNavigation()
    } catch (cause) {
      if (signal.aborted) return
      setError(cause)
      setIsPending(false)
    }
  }

  const title = outcome.isLink
    ? translate('social_link_failed_title', { name })
    : translate('social_failed_title')
  return (
    <div className={styles.callback}>
      <h1 className={pageTitle} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p role="alert" className={styles.text}>
        {describe(error)}
      </p>
      <div className={buttons}>
        {outcome.isLink ? (
          <Button
            text={translate('social_link_back')}
            events={{ click: () => onLinkBack(outcome.returnContext.pathname) }}
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
              events={{ click: () => onOtherWays(outcome.returnContext) }}
            />
          </>
        )}
      </div>
    </div>
  )
}
