import { pageTitle } from '@foyer/kit/page-title'
import type { User } from '@foyer/core/wire'
import { ModalLayer, Modals, ModalStore } from '@foyer/kit/modal'
import { useState } from 'react'
import { useOffersPasswords, useMethods } from '../first-page/sign-in-methods.ts'
import { Page } from '../layout/page.tsx'
import { useAccountLocale } from './locale/account-locale.ts'
import { AccountMessages } from './locale/account-messages.tsx'
import { Deletion } from './danger/deletion.tsx'
import { Identifiers } from './identifiers/identifiers.tsx'
import { useIdentifiers } from './identifiers/use-identifiers.ts'
import { Identities } from './identities/identities.tsx'
import { MemberLayout } from './layout/member-layout.tsx'
import { Orders } from './orders/orders.tsx'
import { OwnData } from './danger/own-data.tsx'
import { PasswordSection } from './password/password-section.tsx'
import { Preferences } from './profile/preferences.tsx'
import { Profile } from './profile/profile.tsx'
import { Sessions } from './sessions/sessions.tsx'
import { useHasPassword } from './password/use-has-password.ts'
import { useIdentities } from './identities/use-identities.ts'

export function AccountPage({ user }: { readonly user: User }) {
  // A store of this page's own, so that its modals close with it.
  const [modals] = useState(() => new ModalStore())
  return (
    <AccountMessages>
      <Modals value={modals}>
        <MemberLayout>
          <Account user={user} />
        </MemberLayout>
        <ModalLayer />
      </Modals>
    </AccountMessages>
  )
}

function Account({ user }: { readonly user: User }) {
  const { translate } = useAccountLocale()
  // Setting a password replaces this session and ends all others: what depends on it is loaded again.
  const [round, setRound] = useState(0)
  const hasPassword = useHasPassword(user, round)
  const identifiers = useIdentifiers(user.id)
  const accounts = useIdentities()
  const hasPasswords = useOffersPasswords()
  const hasCodes = useMethods().includes('code')
  const hasName = (user.email ?? user.phone) !== null
  return (
    <Page title={translate('account_title')}>
      <h1 className={pageTitle} tabIndex={-1}>
        {translate('account_title')}
      </h1>
      <Profile user={user} />
      <Identifiers user={user} own={identifiers} />
      <Preferences user={user} />
      {hasPasswords && (
        <PasswordSection
          user={user}
          hasPassword={hasPassword}
          accounts={accounts}
          onChanged={() => setRound(round + 1)}
        />
      )}
      <Sessions key={round} now={Date.now} accounts={accounts} />
      <Identities
        accounts={accounts}
        isUnproven={identifiers.isUnproven}
        isOnlyWay={!(hasName && (hasCodes || hasPassword))}
      />
      <Orders />
      <OwnData now={Date.now} />
      <Deletion />
    </Page>
  )
}
