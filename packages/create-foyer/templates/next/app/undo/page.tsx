import { AccountProvider } from '@foyer/account'
import { loadLanguage } from '../../lib/language'
import { links } from '../../lib/links'
import { UndoLink } from './undo-link'

export default async function UndoPage() {
  const { account } = await loadLanguage()
  return (
    <AccountProvider messages={account} links={links}>
      <UndoLink />
    </AccountProvider>
  )
}
