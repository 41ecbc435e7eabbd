import { useAccountLocale } from '../provider/account-locale.ts'
import styles from './loading-note.module.css'

/** Says that a page without a skeleton is loading. */
export function LoadingNote() {
  const { translate } = useAccountLocale()
  return <output className={styles.note}>{translate('account_loading')}</output>
}
