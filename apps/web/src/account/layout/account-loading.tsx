import { AccountSkeleton } from '@foyer/account'
import { BarLayout } from '../../layout/bar-layout.tsx'
import { useLocale } from '../../locale/language.ts'
import styles from './wide.module.css'

/** The outline of the account, until it is known who is signed in. */
export function AccountLoading() {
  const { translate } = useLocale()
  return (
    <div className={styles.wide}>
      <BarLayout>
        <AccountSkeleton text={translate('loading')} />
      </BarLayout>
    </div>
  )
}
