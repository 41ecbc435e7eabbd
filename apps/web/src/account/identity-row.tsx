import { Button } from '@foyer/kit/button'
import { SocialIcon } from '@foyer/kit/social-icon'
import { nameProvider, useApi } from '@foyer/sign-in'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../locale/language.ts'
import styles from './account.module.css'
import { formatDay } from './format-time.ts'
import type { Identity } from './use-identities.ts'

export interface IdentityRowProps {
  readonly social: string
  /** Absent while the provider is not linked. */
  readonly identity: Identity | undefined
  readonly isPending: boolean
  readonly isDisabled: boolean
  /** Why linking did not begin; empty before. Said here: the end of the list may be out of sight. */
  readonly problem: string
  readonly onLink: () => void
  /** Unlinks it. @throws ApiError when the server did not do it */
  readonly onUnlink: (social: string) => Promise<void>
}

/** One provider: linking it, or unlinking it, which is asked for once and confirmed once in the same place. */
export function IdentityRow(props: IdentityRowProps) {
  const { social, identity, isPending, isDisabled, onLink, onUnlink } = props
  const { translate, lang } = useLocale()
  const { describeFailure } = useApi()
  const [step, setStep] = useState<'shown' | 'asked' | 'pending'>('shown')
  const [problem, setProblem] = useState('')
  const row = useRef<HTMLLIElement>(null)
  const name = nameProvider(social)
  const isAsked = step !== 'shown'
  const wasAsked = useRef(false)

  useEffect(() => {
    // The button just pressed has made room for others: focus goes to the one in its place.
    if (isAsked !== wasAsked.current && identity !== undefined) row.current?.querySelector('button')?.focus()
    wasAsked.current = isAsked
  }, [isAsked, identity])

  async function unlink(): Promise<void> {
    setStep('pending')
    setProblem('')
    try {
      await onUnlink(social)
      setStep('shown')
    } catch (error) {
      setProblem(describeFailure(error))
      setStep('asked')
    }
  }

  return (
    <li ref={row} className={styles.row} data-screen-only={!identity || undefined}>
      <SocialIcon name={social} />
      <div className={styles.device}>
        <strong>{name}</strong>
        <p className={styles.detail}>
          {identity?.name && (
            <>
              <bdi>{identity.name}</bdi>
              <br />
            </>
          )}
          {identity
            ? translate('identities_since', { when: formatDay(identity.linkedAt, lang) })
            : translate('identities_not_linked')}
        </p>
      </div>
      {!identity && (
        <Button
          text={translate('identities_link')}
          label={translate('identities_link_label', { name })}
          variant="secondary"
          size="small"
          isLoading={isPending}
          disabled={isDisabled}
          events={{ click: onLink }}
        />
      )}
      {identity && !isAsked && (
        <Button
          text={translate('identities_unlink')}
          label={translate('identities_unlink_label', { name })}
          variant="secondary"
          size="small"
          events={{ click: () => setStep('asked') }}
        />
      )}
      {identity && isAsked && (
        <fieldset className={styles.ask}>
          <legend>{translate('identities_unlink_ask', { name })}</legend>
          <Button
            text={translate('identities_unlink_yes')}
            size="small"
            isLoading={step === 'pending'}
            events={{ click: () => void unlink() }}
          />
          <Button
            text={translate('identities_unlink_no')}
            variant="secondary"
            size="small"
            disabled={step === 'pending'}
            events={{ click: () => setStep('shown') }}
          />
        </fieldset>
      )}
      <p role="alert" className={styles.problem}>
        {problem || props.problem}
      </p>
    </li>
  )
}
