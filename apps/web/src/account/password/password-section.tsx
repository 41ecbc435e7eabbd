import type { User } from '@foyer/core/wire'
import { afterPress } from '@foyer/kit/after-press'
import { snackbars } from '@foyer/kit/snackbar'
import { useSession } from '@foyer/sign-in'
import { useRef, useState } from 'react'
import { useAccountLocale } from '../locale/account-locale.ts'
import { AccountSection } from '../account-section.tsx'
import formStyles from '../form/account-form.module.css'
import styles from '../account.module.css'
import { OtherWays } from '../identities/other-ways.tsx'
import { isolate } from '../isolate.ts'
import { FirstPasswordForm } from './first-password-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { PasswordSetup } from './password-setup.tsx'
import type { LinkedAccounts } from '../identities/use-identities.ts'

export interface PasswordSectionProps {
  readonly user: User
  readonly hasPassword: boolean
  readonly accounts: LinkedAccounts
  /** Called when the password is changed, which ends all other sessions. */
  readonly onChanged: () => void
}

/** The section for changing the password, or, if there is none, for setting one. */
export function PasswordSection({ user, hasPassword, accounts, onChanged }: PasswordSectionProps) {
  const { translate } = useAccountLocale()
  const { session } = useSession()
  const [round, setRound] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const name = user.email ?? user.phone

  function finish(): void {
    // Remounts the form to empty it, which loses the focus.
    setRound(round + 1)
    afterPress(() => heading.current?.focus())
    snackbars.show({ text: translate('password_changed'), variant: 'success' })
    onChanged()
  }

  function finishFirst(): void {
    afterPress(() => heading.current?.focus())
    snackbars.show({
      text: translate('password_setup_done', { name: isolate(name ?? '') }),
      variant: 'success',
    })
    onChanged()
  }

  function take(changed: User, name: string): void {
    session.update(changed)
    afterPress(() => heading.current?.focus())
    snackbars.show({ text: translate('password_setup_done', { name }), variant: 'success' })
  }

  return (
    <AccountSection
      title={translate('password_title')}
      {...(hasPassword && { text: translate('password_text') })}
      heading={heading}
      // `/.well-known/change-password` redirects to this fragment.
      anchor="password"
      isLeftOutOfPrint
    >
      {hasPassword ? (
        <>
          {round > 0 && <OtherWays accounts={accounts} level={3} />}
          <PasswordForm key={round} accountName={name} onChanged={finish} />
        </>
      ) : name === null ? (
        <PasswordSetup userId={user.id} onDone={take} />
      ) : (
        <div className={formStyles.card}>
          <p className={styles.note}>{translate('password_none_set')}</p>
          <FirstPasswordForm accountName={name} onDone={finishFirst} />
        </div>
      )}
    </AccountSection>
  )
}
