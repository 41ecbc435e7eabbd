import type { User } from '@foyer/core/wire'
import { snackbars } from '@foyer/kit/snackbar'
import { useRef, useState } from 'react'
import { PageLink } from '../navigation/page-link.tsx'
import { useAccountLocale } from './account-locale.ts'
import { AccountSection } from './account-section.tsx'
import formStyles from './account-form.module.css'
import styles from './account.module.css'
import { PasswordForm } from './password-form.tsx'

export interface PasswordSectionProps {
  readonly user: User
  readonly hasPassword: boolean
  /** It is another one now, and every other session has ended. */
  readonly onChanged: () => void
}

/** Changing the password; where there is none, what there is instead. */
export function PasswordSection({ user, hasPassword, onChanged }: PasswordSectionProps) {
  const { translate } = useAccountLocale()
  const [round, setRound] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const name = user.email ?? user.phone

  function finish(): void {
    // A form without what was typed: the old one goes, and the focus with it.
    setRound(round + 1)
    heading.current?.focus()
    snackbars.show({ text: translate('password_changed'), variant: 'success' })
    onChanged()
  }

  return (
    <AccountSection
      title={translate('password_title')}
      {...(hasPassword && { text: translate('password_text') })}
      heading={heading}
      isLeftOutOfPrint
    >
      {hasPassword ? (
        <PasswordForm key={round} accountName={name} onChanged={finish} />
      ) : (
        <div className={formStyles.card}>
          <p className={styles.note}>{translate('password_none')}</p>
          {name !== null && (
            <p className={styles.note}>
              {translate('password_none_set')}{' '}
              <PageLink href="/recover" className={formStyles.link}>
                {translate('password_none_link')}
              </PageLink>
            </p>
          )}
        </div>
      )}
    </AccountSection>
  )
}
