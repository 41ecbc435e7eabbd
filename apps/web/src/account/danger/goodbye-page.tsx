import { Goodbye } from '@foyer/account'
import { useSession } from '@foyer/sign-in'
import { textLink } from '@foyer/kit/text-link'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Arches } from '../../layout/brand/arches.tsx'
import { OpenLayout } from '../../layout/open-layout.tsx'
import { useLocale } from '../../locale/language.ts'
import { PageLink } from '../../navigation/page-link.tsx'
import { Redirect } from '../../pages/lazy/redirect.tsx'
import pageStyles from '../../pages/pages.module.css'
import { Loading } from '../../pages/lazy/loading.tsx'
import { AccountMessages } from '../locale/account-messages.tsx'

/** The history state of the page: whose account was deleted. */
export interface GoodbyeState {
  readonly deletedId: string
}

/**
 * Shown after an account was deleted. Anybody else who opens its address is redirected, and so are people who come back to it in the
 * history after they have signed in to another account: they must not be signed out.
 */
export function GoodbyePage() {
  const { state } = useLocation()
  const { state: sessionState, session } = useSession()
  const { translate } = useLocale()
  const deletedId: unknown = Object(state).deletedId
  const isDeleted = typeof deletedId === 'string'

  useEffect(() => {
    // The server has ended the session. This page ends it only now, because the account page would have redirected to sign-in.
    if (isDeleted) void session.refresh().then(suppressEndedNotice)

    /** Suppresses the notice of an ended session, since the person knows why. A new sign-in meanwhile is kept. */
    function suppressEndedNotice(): void {
      if (session.getState().status === 'signed-out') session.forget()
    }
  }, [session, isDeleted])

  const isOtherUser = sessionState.status === 'signed-in' && sessionState.user.id !== deletedId
  if (!isDeleted || isOtherUser) return <Redirect to="/" />
  // The page was loaded again: only the server knows whether somebody is signed in.
  if (sessionState.status === 'checking') return <Loading />
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
