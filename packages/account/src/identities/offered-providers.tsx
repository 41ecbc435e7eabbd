import { Button } from '@foyer/kit/button'
import { SocialIcon } from '@foyer/kit/social-icon'
import { nameProvider } from '@foyer/sign-in'
import { useEffect, useRef, useState } from 'react'
import formStyles from '../form/account-form.module.css'
import listStyles from '../layout/account-list.module.css'
import styles from './offered-providers.module.css'
import { useAccountLocale } from '../provider/account-locale.ts'

export interface OfferedProvidersProps {
  readonly socials: readonly string[]
  /** They wait behind a button: something is linked already. */
  readonly isFolded: boolean
  /** The provider that is being linked; `null`: none. */
  readonly pending: string | null
  /** The id of the text that says why nothing can be linked now. */
  readonly lockedBecause: string | undefined
  /** Why linking a provider failed; empty otherwise. Said at its row, because the end of the list may be out of view. */
  readonly problemOf: (social: string) => string
  readonly onLink: (social: string) => void
}

/** The providers that can be linked. */
export function OfferedProviders(props: OfferedProvidersProps) {
  const { socials, isFolded, pending, lockedBecause, problemOf, onLink } = props
  const { translate } = useAccountLocale()
  const [isAsked, setIsAsked] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  // The pressed button has given way to the list.
  useEffect(() => {
    if (isAsked) list.current?.querySelector('button')?.focus()
  }, [isAsked])

  if (isFolded && !isAsked)
    return (
      <div className={formStyles.action} data-screen-only>
        <Button
          text={translate('identities_more')}
          variant="secondary"
          events={{ click: () => setIsAsked(true) }}
        />
      </div>
    )
  return (
    <ul ref={list} className={`${listStyles.list} ${styles.offered}`} data-screen-only>
      {socials.map((social) => (
        <li key={social} className={listStyles.row}>
          <SocialIcon name={social} />
          <div className={listStyles.device}>
            <strong>{nameProvider(social)}</strong>
            <p className={listStyles.detail}>{translate('identities_not_linked')}</p>
          </div>
          <Button
            text={translate('identities_link')}
            label={translate('identities_link_label', { name: nameProvider(social) })}
            variant="secondary"
            size="small"
            isLoading={pending === social}
            unavailableBecause={lockedBecause}
            disabled={pending !== null && pending !== social}
            events={{ click: () => onLink(social) }}
          />
          <p role="alert" className={listStyles.problem}>
            {problemOf(social)}
          </p>
        </li>
      ))}
    </ul>
  )
}
