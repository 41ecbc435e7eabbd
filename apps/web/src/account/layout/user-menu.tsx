import { UserButton, type UserButtonMessages } from '@foyer/account'
import { usePageSignInMethods } from '../../first-page/page-settings.ts'

/** The end of the bar for a signed-in person. */
export function UserMenu({ messages }: { readonly messages: UserButtonMessages }) {
  const security = usePageSignInMethods().includes('password')
    ? '/account/security#password'
    : '/account/security#sessions'
  return <UserButton messages={messages} links={{ account: '/account', security }} />
}
