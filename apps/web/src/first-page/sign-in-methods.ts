import { useSignInMethods, type SignInMethods } from '@foyer/sign-in'
import { createContext, use } from 'react'

/** What people sign in with, as the page was served; `undefined`: it comes from the server's settings. */
export const SignInMethodsContext = createContext<SignInMethods | undefined>(undefined)

/** What people sign in with, as the page was served, or else the server's setting. */
export function usePageSignInMethods(): SignInMethods {
  return useSignInMethods(use(SignInMethodsContext))
}
