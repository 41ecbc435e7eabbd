import { useMember, useShared } from '../provider/member.ts'
import { useAccountSignInMethods } from '../provider/use-account-sign-in-methods.ts'

/** Are linked accounts the only way into the account? */
export function useIsOnlyWay(): boolean {
  const { user } = useMember()
  const { hasPassword } = useShared('password')
  const { list } = useShared('factors')
  const hasPasskeys = list.status === 'ready' && list.factors.passkeys.length > 0
  const hasCodes = useAccountSignInMethods().includes('code')
  const hasName = (user.email ?? user.phone) !== null
  return !hasPasskeys && !(hasName && (hasCodes || hasPassword))
}
