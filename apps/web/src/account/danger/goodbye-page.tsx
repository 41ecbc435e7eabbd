import { useSession } from '@foyer/sign-in'
import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { OpenLayout } from '../../layout/open-layout.tsx'
import { PageLink } from '../../navigation/page-link.tsx'
import { useLocale } from '../../locale/language.ts'
import { EmptyState } from '../../pages/empty-state.tsx'
import pageStyles from '../../pages/pages.module.css'
import { useAccountLocale } from '../locale/account-locale.ts'
import { AccountMessages } from '../locale/account-messages.tsx'

/** Shown after an account was deleted. Visitors who open its address otherwise see nothing of it. */
export function GoodbyePage() {
  const { state } = useLocation()
  const { session } = useSession()
  const isDeleted = typeof state === 'object' && state !== null && 'isDeleted' in state

  useEffect(() => {
    // The server has ended the session. Here it ends after the navigation: the account page would redirect to sign-in.
    if (isDeleted) void session.refresh().then(forgetEnd)

    /** Suppresses the notice of an ended session, since the person knows why. A new sign-in meanwhile is kept. */
    function forgetEnd(): void {
      if (session.getState().status === 'signed-out') session.forget()
    }
  }, [session, isDeleted])

  if (!isDeleted) return <Navigate to="/" replace />
  return (
    <AccountMessages>
      <Goodbye />
    </AccountMessages>
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

/** A layout without a sign-out button, until the session is known to have ended. */
function GoodbyeLayout({ children }: { readonly children: ReactNode }) {
  return <OpenLayout memberAction={null}>{children}</OpenLayout>
}
