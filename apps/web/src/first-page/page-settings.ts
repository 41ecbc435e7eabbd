import type { PasswordProfile } from '@foyer/core/validators'
import { useReachableKinds, useSignInMethods, type ReachableKinds, type SignInMethods } from '@foyer/sign-in'
import { createContext, use } from 'react'

/** The settings that the page was served with. What is missing comes from the server's settings. */
export interface PageSettings {
  /** What people sign in with. */
  readonly signInMethods?: SignInMethods | undefined
  /** The rules for new passwords. */
  readonly passwordProfile?: PasswordProfile | undefined
  /** The kinds of identifiers that messages can be sent to. */
  readonly reachableKinds?: ReachableKinds | undefined
}

export const PageSettingsContext = createContext<PageSettings>({})

/** Are mails sent here, as the page was served, or else by the server's setting? */
export function usePageSendsMail(): boolean {
  return useReachableKinds(use(PageSettingsContext).reachableKinds).includes('email')
}

/** What people sign in with, as the page was served, or else the server's setting. */
export function usePageSignInMethods(): SignInMethods {
  return useSignInMethods(use(PageSettingsContext).signInMethods)
}
