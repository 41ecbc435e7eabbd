import { useSignInMethods, type SignInMethods } from '@foyer/sign-in'
import { useAccount } from './account-context.ts'

/** What people sign in with here, besides providers. */
export function useAccountSignInMethods(): SignInMethods {
  return useSignInMethods(useAccount().signInMethods)
}
