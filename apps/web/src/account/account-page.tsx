import type { User } from '@foyer/core/wire'
import { ModalLayer, Modals, ModalStore } from '@foyer/kit/modal'
import { SnackbarLayer } from '@foyer/kit/snackbar'
import { useState } from 'react'
import { Page } from '../layout/page.tsx'
import { useAccountLocale } from './account-locale.ts'
import { AccountWords } from './account-words.tsx'
import styles from './account.module.css'
import { Deletion } from './deletion.tsx'
import { Identities } from './identities.tsx'
import { MemberLayout } from './member-layout.tsx'
import { OwnData } from './own-data.tsx'
import { PasswordSection } from './password-section.tsx'
import { Preferences } from './preferences.tsx'
import { Profile } from './profile.tsx'
import { Sessions } from './sessions.tsx'
import { useHasPassword } from './use-has-password.ts'

export function AccountPage({ user }: { readonly user: User }) {
  // Of this page alone: what it opens closes with it.
  const [modals] = useState(() => new ModalStore())
  return (
    <AccountWords>
      <Modals value={modals}>
        <MemberLayout>
          <Account user={user} />
        </MemberLayout>
        <ModalLayer />
        <SnackbarLayer />
      </Modals>
    </AccountWords>
  )
}

function Account({ user }: { readonly user: User }) {
  const { translate } = useAccountLocale()
  const hasPassword = useHasPassword(user)
  // Another password ends all other sessions, and this one is a new one.
  const [round, setRound] = useState(0)
  return (
    <Page title={translate('account_title')}>
      <h1 className={styles.title} tabIndex={-1}>
        {translate('account_title')}
      </h1>
      <Profile user={user} />
      <Preferences user={user} />
      <PasswordSection user={user} hasPassword={hasPassword} onChanged={() => setRound(round + 1)} />
      <Sessions key={round} now={Date.now} />
      <Identities />
      <OwnData now={Date.now} />
      <Deletion hasPassword={hasPassword} />
    </Page>
  )
}
