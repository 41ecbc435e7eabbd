import { AccountMessages } from '../locale/account-messages.tsx'
import { useAccountLocale } from '../locale/account-locale.ts'
import { Page } from '../../layout/page.tsx'
import { SplitLayout } from '../../layout/split-layout.tsx'
import { useLinkToken } from '../../navigation/use-link-token.ts'
import { Undo } from './undo.tsx'

/**
 * The page that the link in a notice opens. Also for signed-in people: the link may belong to another account. Opening it uses nothing up,
 * because scanners of mail open it, and run the page's script.
 */
export function UndoPage() {
  return (
    <AccountMessages>
      <SplitLayout>
        <TitledUndo />
      </SplitLayout>
    </AccountMessages>
  )
}

function TitledUndo() {
  const { translate } = useAccountLocale()
  const token = useLinkToken()
  return (
    <Page title={translate('undo_title')}>
      <Undo key={token} token={token} />
    </Page>
  )
}
