import { Button } from '@foyer/kit/button'
import { useApi } from '@foyer/sign-in'
import { useAccountLocale } from '../provider/account-locale.ts'
import styles from './account.module.css'

interface LoadFailureProps {
  /** What was thrown. */
  readonly error: unknown
  readonly onRetry: () => void
}

/** Says that something could not be loaded, above a button to try again. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { translate } = useAccountLocale()
  const { describeFailure } = useApi()
  return (
    <div role="alert" className={styles.failure}>
      <p>{describeFailure(error)}</p>
      <Button text={translate('account_retry')} variant="secondary" events={{ click: onRetry }} />
    </div>
  )
}
