import { Undo } from '@foyer/account'
import { useNavigate } from 'react-router'
import { AccountMessages } from '../locale/account-messages.tsx'
import { SplitLayout } from '../../layout/split-layout.tsx'
import { PageLink, type PageLinkProps } from '../../navigation/page-link.tsx'
import { createReturnState } from '../../navigation/return/return-path.ts'
import { useLinkToken } from '../../navigation/use-link-token.ts'

/**
 * The page that the link in a notice opens. Also for signed-in people: the link may belong to another account. Opening it does not use the
 * link up, because mail scanners open it too, and run the page's script.
 */
export function UndoPage() {
  const navigate = useNavigate()
  const token = useLinkToken()
  return (
    <AccountMessages Link={LinkToAccount}>
      <SplitLayout>
        <Undo
          key={token}
          token={token}
          onRecovery={(recoveryToken) =>
            void navigate(
              { pathname: '/recover/new-password', hash: `#token=${recoveryToken}` },
              { replace: true },
            )
          }
        />
      </SplitLayout>
    </AccountMessages>
  )
}

/** After signing in, the person returns to the account page, which lists the other ways into the account. */
function LinkToAccount(props: Omit<PageLinkProps, 'state'>) {
  return <PageLink {...props} state={createReturnState({ pathname: '/account' })} />
}
