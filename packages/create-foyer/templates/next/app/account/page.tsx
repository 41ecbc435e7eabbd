import { Account, AccountProvider, SignedOut } from '@foyer/account'
import { SignIn, SocialButtons } from '@foyer/sign-in'
import { loadLanguage } from '../../lib/language'
import { links } from '../../lib/links'
import { Unproven } from './unproven'

/** The account, or the form that leads to it. Whoever signs in stays on the page. */
export default async function AccountPage() {
  const { account } = await loadLanguage()
  return (
    <AccountProvider messages={account} links={links}>
      <Unproven />
      <Account messages={account} links={links} />
      <SignedOut>
        <SignIn links={links} social={<SocialButtons pathname="/account" />} />
      </SignedOut>
    </AccountProvider>
  )
}
