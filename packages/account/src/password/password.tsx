import type { User } from '@foyer/core/wire'
import { afterPress } from '@foyer/kit/after-press'
import { snackbars } from '@foyer/kit/snackbar'
import { useSession } from '@foyer/sign-in'
import { useRef, useState } from 'react'
import { useAccountLocale } from '../provider/account-locale.ts'
import { AccountSection } from '../layout/account-section.tsx'
import formStyles from '../form/account-form.module.css'
import styles from '../layout/account.module.css'
import { MemberOtherWays } from '../identities/other-ways.tsx'
import { isolate } from '../provider/isolate.ts'
import { useMember, useShared } from '../provider/member.ts'
import { useOffersPasswords } from '../provider/use-methods.ts'
import { FirstPasswordForm } from './first-password-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { PasswordSetup } from './password-setup.tsx'

/** Changes the password, or, if there is none, sets one. Nothing where people have no passwords. A section of `<Account>`. */
export function Password() {
  const { user } = useMember()
  const { hasPassword, renew } = useShared('password')
  const offersPasswords = useOffersPasswords()
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
    renew()
  }

  function finishFirst(): void {
    afterPress(() => heading.current?.focus())
    snackbars.show({
      text: translate('password_setup_done', { name: isolate(name ?? '') }),
      variant: 'success',
    })
    renew()
  }

  function take(changed: User, name: string): void {
    session.update(changed)
    afterPress(() => heading.current?.focus())
    snackbars.show({ text: translate('password_setup_done', { name }), variant: 'success' })
  }

  if (!offersPasswords) return null
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
          {round > 0 && <MemberOtherWays />}
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
