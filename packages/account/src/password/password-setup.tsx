import type { User } from '@foyer/core/wire'
import { isolate } from '@foyer/kit/isolated'
import { useCodeStep, useFocusOnReturn, useFormattedPhone } from '@foyer/sign-in'
import { useRef } from 'react'
import { useAccountLocale } from '../provider/account-locale.ts'
import formStyles from '../form/account-form.module.css'
import styles from '../layout/account.module.css'
import { PasswordSetupCode } from './password-setup-code.tsx'
import { PasswordSetupName } from './password-setup-name.tsx'

export interface PasswordSetupProps {
  /** The account's id: the stored step of another person in this tab does not count. */
  readonly userId: string
  /** Called when the account has its password and identifier. @param name the identifier, for display */
  readonly onDone: (user: User, name: string) => void
}

/** In ms: as long as the code is valid. */
const lifetime = 10 * 60_000

/** Sets a first password for a person who only signs in with linked accounts: asks for an identifier, and for the code sent there. */
export function PasswordSetup({ userId, onDone }: PasswordSetupProps) {
  const { translate } = useAccountLocale()
  const { sentTo, isResumed, goTo, finish } = useCodeStep({ key: `foyer-password-setup-${userId}`, lifetime })
  const root = useRef<HTMLDivElement>(null)
  const focusOnReturn = useFocusOnReturn(root, sentTo !== null)
  const phone = useFormattedPhone(sentTo !== null && 'phone' in sentTo ? sentTo.phone : null)
  const name = sentTo === null ? '' : isolate('email' in sentTo ? sentTo.email : (phone ?? ''))

  return (
    <div className={formStyles.card}>
      {sentTo === null ? (
        <>
          <p className={styles.note}>{translate('password_none')}</p>
          <p className={styles.lead}>{translate('password_none_text')}</p>
        </>
      ) : (
        <PasswordSetupCode
          text={translate('password_setup_sent', { name })}
          isTexted={'phone' in sentTo}
          isResumed={isResumed}
          onDone={(user) => {
            finish()
            onDone(user, name)
          }}
          onAgain={() => {
            focusOnReturn('identifier')
            goTo(null)
          }}
        />
      )}
      {/* Hidden and not unmounted, so that it keeps what was typed. */}
      <div hidden={sentTo !== null} ref={root}>
        <PasswordSetupName onSent={goTo} />
      </div>
    </div>
  )
}
