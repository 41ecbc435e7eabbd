import { useAccountLocale } from '../locale/account-locale.ts'
import { AccountMessages } from '../locale/account-messages.tsx'
import styles from './ended-notice.module.css'

/** Explains to a person whose session has ended why they see the sign-in form. */
export function EndedNotice() {
  return (
    <AccountMessages>
      <Ended />
    </AccountMessages>
  )
}

function Ended() {
  return <output className={styles.notice}>{useAccountLocale().translate('session_ended')}</output>
}
