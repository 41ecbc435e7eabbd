import { ModalLayer, Modals, ModalStore } from '@foyer/kit/modal'
import { pageTitle } from '@foyer/kit/page-title'
import { SnackbarLayer } from '@foyer/kit/snackbar'
import { useState, type ReactNode } from 'react'
import styles from './layout/account.module.css'
import { Deletion } from './danger/deletion.tsx'
import { OwnData } from './danger/own-data.tsx'
import { Authenticator } from './factors/authenticator.tsx'
import { Passkeys } from './factors/passkeys/passkeys.tsx'
import { RecoveryCodes } from './factors/recovery-codes.tsx'
import { Identifiers } from './identifiers/identifiers.tsx'
import { Identities } from './identities/identities.tsx'
import { Orders } from './orders/orders.tsx'
import { Password } from './password/password.tsx'
import { Preferences } from './profile/preferences.tsx'
import type { LanguageChoice } from './profile/language-choice.ts'
import { Profile } from './profile/profile.tsx'
import { useAccount } from './provider/account-context.ts'
import { AccountProvider, type AccountOptions } from './provider/account-provider.tsx'
import { MemberProvider } from './provider/member-provider.tsx'
import { Sessions } from './sessions/sessions.tsx'
import { useUser } from './user/use-user.ts'

export interface AccountProps extends AccountOptions {
  /** The sections to show, in your order. Default: a heading and all of them. */
  readonly children?: ReactNode
  /** The language of the page, if people choose it in your app. Default: that of the account, which messages to the person are written in. */
  readonly language?: LanguageChoice | undefined
  /** The provider that the person has just come back from: the page says that it is linked. */
  readonly linked?: string | undefined
  /** Called when the account is deleted; the session is still that of before. Default: the session ends on this page. */
  readonly onDeleted?: (() => void) | undefined
}

const allLists = ['identifiers', 'identities', 'factors', 'password'] as const

/**
 * The account of the signed-in person; nothing while nobody is signed in. Its modals close with it.
 * @throws MissingPluginError outside of `<FoyerProvider>`
 */
export function Account({ children, language, linked, onDeleted, ...options }: AccountProps) {
  const { user } = useUser()
  const [modals] = useState(() => new ModalStore())
  if (user === null) return null
  return (
    <AccountProvider {...options}>
      <Modals value={modals}>
        {/* Another tab may sign somebody else in: nothing of the person before stays. */}
        <MemberProvider key={user.id} user={user} lists={children === undefined ? allLists : []}>
          {children ?? <WholeAccount {...{ language, linked, onDeleted }} />}
        </MemberProvider>
        <ModalLayer />
        <SnackbarLayer />
      </Modals>
    </AccountProvider>
  )
}

function WholeAccount({
  language,
  linked,
  onDeleted,
}: Pick<AccountProps, 'language' | 'linked' | 'onDeleted'>) {
  const { translate, links, Page } = useAccount()
  return (
    <Page title={translate('account_title')}>
      <div className={styles.root}>
        <h1 className={pageTitle} tabIndex={-1}>
          {translate('account_title')}
        </h1>
        <Profile />
        <Identifiers />
        <Preferences language={language} />
        <Password />
        <Passkeys />
        <Authenticator />
        <RecoveryCodes />
        <Sessions />
        <Identities linked={linked} />
        {links.order !== undefined && <Orders />}
        <OwnData />
        <Deletion onDeleted={onDeleted} />
      </div>
    </Page>
  )
}
