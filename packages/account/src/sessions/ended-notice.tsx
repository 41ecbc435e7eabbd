import { useSession } from '@foyer/sign-in'
import { useAccountLocale } from '../provider/account-locale.ts'
import styles from './ended-notice.module.css'

/**
 * Explains to a person whose session has ended why they see the sign-in form; nothing to everybody else.
 * @throws MissingAccountError outside of `<AccountProvider>`
 */
export function EndedNotice() {
  const { translate } = useAccountLocale()
  const { state } = useSession()
  if (!('isEnded' in state)) return null
  return <output className={styles.notice}>{translate('session_ended')}</output>
}
