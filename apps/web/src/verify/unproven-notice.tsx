import { UnprovenNotice as Notice, useUnproven } from '@foyer/account'
import { Navigate, useLocation } from 'react-router'
import { accountLinks } from '../account/locale/account-locale.ts'
import { AccountMessages } from '../account/locale/account-messages.tsx'
import { PageLink, type PageLinkProps } from '../navigation/page-link.tsx'
import { createReturnState } from '../navigation/return/return-path.ts'

/**
 * Says on the pages of a signed-in person which identifier is not proven yet. If the installation requires a proof, it redirects to the page
 * for it, except from the room in which people download their data and delete their account.
 */
export function UnprovenNotice() {
  const unproven = useUnproven()
  const location = useLocation()
  if (unproven === null) return null
  if (unproven.isRequired && location.pathname !== accountLinks.rooms?.data)
    return <Navigate to="/verify" replace state={createReturnState(location)} />
  return (
    <AccountMessages Link={LinkFromHere}>
      <Notice kind={unproven.kind} />
    </AccountMessages>
  )
}

/** A link to a page that returns to this one. */
function LinkFromHere(props: Omit<PageLinkProps, 'state'>) {
  return <PageLink {...props} state={createReturnState(useLocation())} />
}
