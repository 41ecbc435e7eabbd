import type { User } from '@foyer/core/wire'
import { BarLayout } from '../layout/bar-layout.tsx'
import { Page } from '../layout/page.tsx'
import { useLocale } from '../locale/language.ts'
import styles from './account.module.css'
import { Identities } from './identities.tsx'
import { Profile } from './profile.tsx'
import { Sessions } from './sessions.tsx'
import { SignOut } from './sign-out.tsx'

export function AccountPage({ user }: { readonly user: User }) {
  const { translate } = useLocale()
  return (
    <BarLayout action={<SignOut />}>
      <Page title={translate('account_title')}>
        <h1 className={styles.title} tabIndex={-1}>
          {translate('account_title')}
        </h1>
        <Profile user={user} />
        <Identities />
        <Sessions now={Date.now} />
      </Page>
    </BarLayout>
  )
}
