import { AccountProvider } from '@foyer/account'
import { loadLanguage } from '../../lib/language'
import { links } from '../../lib/links'
import { VerifyLink } from './verify-link'

export default async function VerifyPage() {
  const { account } = await loadLanguage()
  return (
    <AccountProvider messages={account} links={links}>
      <VerifyLink />
    </AccountProvider>
  )
}
