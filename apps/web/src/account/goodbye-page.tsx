import { useSession } from '@foyer/sign-in'
import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { OpenLayout } from '../layout/open-layout.tsx'
import { PageLink } from '../navigation/page-link.tsx'
import { useLocale } from '../locale/language.ts'
import { EmptyState } from '../pages/empty-state.tsx'
import pageStyles from '../pages/pages.module.css'
import { useAccountLocale } from './account-locale.ts'
import { AccountWords } from './account-words.tsx'

/** What is left of an account that has just been deleted. Nothing of it is shown to anybody else who comes here. */
export function GoodbyePage() {
  const { state } = useLocation()
  const { session } = useSession()
  const isDeleted = typeof state === 'object' && state !== null && 'isDeleted' in state

  useEffect(() => {
    // The server has ended the session. Here it ends after the page has changed: the account's page would send to sign-in.
    if (isDeleted) void session.refresh().then(forgetEnd)

    /** The person knows why they are signed out; who has signed in since stays signed in. */
    function forgetEnd(): void {
      if (session.getState().status === 'signed-out') session.forget()
    }
  }, [session, isDeleted])

  if (!isDeleted) return <Navigate to="/" replace />
  return (
    <AccountWords>
      <Goodbye />
    </AccountWords>
  )
}

function Goodbye() {
  const { translate } = useAccountLocale()
  const { translate: say } = useLocale()
  return (
    <EmptyState title={translate('goodbye_title')} text={translate('goodbye_text')} Layout={GoodbyeLayout}>
      <PageLink href="/" className={pageStyles.link}>
        {say('not_found_back')}
      </PageLink>
    </EmptyState>
  )
}

/** Until the session knows that it has ended, there is no way out to offer. */
function GoodbyeLayout({ children }: { readonly children: ReactNode }) {
  return <OpenLayout memberAction={null}>{children}</OpenLayout>
}
