import { AccountSkeleton } from '@foyer/account'
import { BarLayout } from '../../layout/bar-layout.tsx'
import { useLocale } from '../../locale/language.ts'

/** The outline of the account, until it is known who is there. */
export function AccountLoading() {
  const { translate } = useLocale()
  return (
    <BarLayout isWide>
      <AccountSkeleton text={translate('loading')} />
    </BarLayout>
  )
}
