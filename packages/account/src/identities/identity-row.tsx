import { Button } from '@foyer/kit/button'
import { SocialIcon } from '@foyer/kit/social-icon'
import { nameProvider, useApi, useFailure } from '@foyer/sign-in'
import { useEffect, useId, useRef, useState } from 'react'
import { useAccountLocale } from '../provider/account-locale.ts'
import listStyles from '../layout/account-list.module.css'
import { formatDay } from '../sessions/format-time.ts'
import type { Identity } from './use-identities.ts'

export interface IdentityRowProps {
  readonly social: string
  /** `undefined`: the provider is not linked. */
  readonly identity: Identity | undefined
  readonly isPending: boolean
  /** The id of the text that says why nothing can be linked now. */
  readonly lockedBecause: string | undefined
  readonly isDisabled: boolean
  /** Why linking failed; empty otherwise. Shown here, because the end of the list may be out of view. */
  readonly problem: string
  /** It is the only way left to sign in. */
  readonly isLastWay: boolean
  readonly onLink: () => void
  /** Unlinks the account. @throws ApiError when the call fails */
  readonly onUnlink: (social: string) => Promise<void>
}

/** A provider, with a button to link it, or to unlink it after a confirmation in the same place. */
export function IdentityRow(props: IdentityRowProps) {
  const { social, identity, isPending, isDisabled, isLastWay, onLink, onUnlink } = props
  const { translate, lang } = useAccountLocale()
  const failure = useFailure(useApi().describeFailure)
  const reason = useId()
  const [step, setStep] = useState<'shown' | 'asked' | 'pending'>('shown')
  const row = useRef<HTMLLIElement>(null)
  const name = nameProvider(social)
  const isAsked = step !== 'shown'
  const wasAsked = useRef(false)

  useEffect(() => {
    // The pressed button has been replaced by others: focus the first of them.
    if (isAsked !== wasAsked.current && identity !== undefined) row.current?.querySelector('button')?.focus()
    wasAsked.current = isAsked
  }, [isAsked, identity])

  async function unlink(): Promise<void> {
    setStep('pending')
    failure.clear()
    try {
      await onUnlink(social)
      setStep('shown')
    } catch (error) {
      failure.show(error)
      setStep('asked')
    }
  }

  return (
    <li ref={row} className={listStyles.row} data-screen-only={!identity || undefined}>
      <SocialIcon name={social} />
      <div className={listStyles.device}>
        <strong>{name}</strong>
        <p className={listStyles.detail}>
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
          unavailableBecause={props.lockedBecause}
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
          unavailableBecause={isLastWay ? reason : undefined}
          events={{ click: () => setStep('asked') }}
        />
      )}
      {identity && isLastWay && (
        <p id={reason} className={listStyles.reason} data-screen-only>
          {translate('link_last_way')}
        </p>
      )}
      {identity && isAsked && (
        <fieldset className={listStyles.ask}>
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
      <p role="alert" className={listStyles.problem}>
        {failure.message || props.problem}
      </p>
    </li>
  )
}
