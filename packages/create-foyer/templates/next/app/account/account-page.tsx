import { Account, AccountProvider, SignedOut, type AccountRoom } from '@foyer/account'
import { SignIn, SocialButtons } from '@foyer/sign-in'
import { loadLanguage } from '../../lib/language'
import { links } from '../../lib/links'
import { Unproven } from './unproven'

interface AccountPageProps {
  /** `undefined`: the links to the rooms. */
  readonly room?: AccountRoom
}

/** The account, or the sign-in form for it. People who sign in stay on the page. */
export async function AccountPage({ room }: AccountPageProps) {
  const { account } = await loadLanguage()
  const path = room === undefined ? links.account : `${links.account}/${room}`
  return (
    <AccountProvider messages={account} links={links}>
      <Unproven />
      <Account room={room} />
      <SignedOut>
        <SignIn links={links} social={<SocialButtons pathname={path} />} />
      </SignedOut>
    </AccountProvider>
  )
}
