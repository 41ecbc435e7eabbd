import { useId } from 'react'
import { useAccountLocale } from '../provider/account-locale.ts'
import styles from '../layout/account.module.css'
import formStyles from '../form/account-form.module.css'
import { FirstPasswordForm } from './first-password-form.tsx'

export interface EndedPasswordProps {
  readonly accountName: string | null
  readonly onDone: () => void
}

/** Says that the old password no longer opens the account, and sets a new one. */
export function EndedPassword({ accountName, onDone }: EndedPasswordProps) {
  const { translate } = useAccountLocale()
  const id = useId()

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.subtitle} id={id}>
        {translate('ended_password_title')}
      </h2>
      <p className={styles.text}>{translate('ended_password_text')}</p>
      <div className={formStyles.card}>
        <FirstPasswordForm accountName={accountName} onDone={onDone} />
      </div>
    </section>
  )
}
