import { useSignInMethods, type SignInMethods } from '@foyer/sign-in'
import { useAccount } from './account-context.ts'

/** What people sign in with here, besides providers. */
export function useMethods(): SignInMethods {
  return useSignInMethods(useAccount().signInMethods)
}

/** Do people have passwords here? */
export function useOffersPasswords(): boolean {
  return useMethods().includes('password')
}
