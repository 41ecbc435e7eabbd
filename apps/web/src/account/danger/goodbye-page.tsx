import { Goodbye } from '@foyer/account'
import { useSession } from '@foyer/sign-in'
import { textLink } from '@foyer/kit/text-link'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Arches } from '../../layout/arches.tsx'
import { OpenLayout } from '../../layout/open-layout.tsx'
import { useLocale } from '../../locale/language.ts'
import { PageLink } from '../../navigation/page-link.tsx'
import pageStyles from '../../pages/pages.module.css'
import { AccountMessages } from '../locale/account-messages.tsx'

/** Shown after an account was deleted. Visitors who open its address otherwise see nothing of it. */
export function GoodbyePage() {
  const { state } = useLocation()
  const { session } = useSession()
  const { translate } = useLocale()
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
      {/* Without a sign-out button, until the session is known to have ended. */}
      <OpenLayout memberAction={null}>
        <div className={pageStyles.empty}>
          <Arches className={pageStyles.arches} />
          <Goodbye>
            <PageLink href="/" className={textLink}>
              {translate('not_found_back')}
            </PageLink>
          </Goodbye>
        </div>
      </OpenLayout>
    </AccountMessages>
  )
}
