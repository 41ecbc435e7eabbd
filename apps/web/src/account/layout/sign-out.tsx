import { Button } from '@foyer/kit/button'
import { useLocale } from '../../locale/language.ts'
import styles from '../account.module.css'
import { useSignOut } from './use-sign-out.ts'

/** A sign-out button, for when the account menu could not be loaded. */
export function SignOut() {
  const { translate } = useLocale()
  const { isPending, signOut } = useSignOut()
  return (
    <div className={styles.signOut}>
      <Button
        text={translate('account_sign_out')}
        variant="secondary"
        size="small"
        isLoading={isPending}
        events={{ click: () => void signOut() }}
      />
    </div>
  )
}
