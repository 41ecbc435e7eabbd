import { useAccountLocale } from './account-locale.ts'
import { AccountWords } from './account-words.tsx'
import styles from './ended-notice.module.css'

/** Why somebody who was signed in a moment ago sees a form. */
export function EndedNotice() {
  return (
    <AccountWords>
      <Ended />
    </AccountWords>
  )
}

function Ended() {
  return <output className={styles.notice}>{useAccountLocale().translate('session_ended')}</output>
}
