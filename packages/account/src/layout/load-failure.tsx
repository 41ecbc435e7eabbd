import { Button } from '@foyer/kit/button'
import { useAccountLocale } from '../provider/account-locale.ts'
import styles from './account.module.css'

interface LoadFailureProps {
  /** What went wrong, in the person's language. */
  readonly message: string
  readonly onRetry: () => void
}

/** Says that something could not be loaded, above a button to try again. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  const { translate } = useAccountLocale()
  return (
    <div role="alert" className={styles.failure}>
      <p>{message}</p>
      <Button text={translate('account_retry')} variant="secondary" events={{ click: onRetry }} />
    </div>
  )
}
