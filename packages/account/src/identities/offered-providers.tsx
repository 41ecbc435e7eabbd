import { Button } from '@foyer/kit/button'
import { ContentButton } from '@foyer/kit/content-button'
import { SocialIcon } from '@foyer/kit/social-icon'
import { nameProvider } from '@foyer/sign-in'
import { useEffect, useRef, useState } from 'react'
import formStyles from '../form/account-form.module.css'
import listStyles from '../layout/account-list.module.css'
import styles from './offered-providers.module.css'
import { useListSearch } from '../layout/list/use-list-search.tsx'
import { useAccountLocale } from '../provider/account-locale.ts'

export interface OfferedProvidersProps {
  readonly socials: readonly string[]
  /** Hides the providers behind a button, because something is linked already. */
  readonly isCollapsed: boolean
  /** The provider that is being linked; `null`: none. */
  readonly pending: string | null
  /** The id of the text that says why nothing can be linked now. */
  readonly lockedBecause: string | undefined
  /** Why linking a provider failed; empty otherwise. Shown at its row, because the end of the list may be out of view. */
  readonly getProblem: (social: string) => string
  readonly onLink: (social: string) => void
}

/** The providers that can be linked. */
export function OfferedProviders(props: OfferedProvidersProps) {
  const { socials, isCollapsed, pending, lockedBecause, getProblem, onLink } = props
  const { translate } = useAccountLocale()
  const [isExpanded, setIsExpanded] = useState(false)
  const list = useRef<HTMLDivElement>(null)

  const { search, found } = useListSearch({
    rows: socials,
    textOf: nameProvider,
    label: translate('identities_search'),
    name: 'providers-search',
  })
  // The pressed button has been replaced by the list.
  useEffect(() => {
    if (isExpanded) list.current?.querySelector<HTMLElement>('li button')?.focus()
  }, [isExpanded])

  if (isCollapsed && !isExpanded)
    return (
      <div className={formStyles.action} data-screen-only>
        <Button
          text={translate('identities_more')}
          variant="secondary"
          events={{ click: () => setIsExpanded(true) }}
        />
      </div>
    )
  return (
    <div ref={list} className={styles.offered} data-screen-only>
      {search}
      <ul className={styles.list}>
        {found.map((social) => (
          <li key={social}>
            <ContentButton
              isWide
              isLoading={pending === social}
              unavailableBecause={lockedBecause}
              disabled={pending !== null && pending !== social}
              events={{ click: () => onLink(social) }}
            >
              <SocialIcon name={social} />
              {translate('identities_link', { name: nameProvider(social) })}
            </ContentButton>
            <p role="alert" className={listStyles.problem}>
              {getProblem(social)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
