import type { RecoveryProps, SignInProps, SignUpProps } from '@foyer/sign-in'
import { use } from 'react'
import { PageSettingsContext } from './first-page/page-settings.ts'

/** The options of the sign-in form, which the start page, the sign-in page and the modal share. */
export function useSignInOptions() {
  const { signInMethods, reachableKinds } = use(PageSettingsContext)
  return {
    // Where no mails are sent, most accounts have a phone number alone.
    methods: reachableKinds?.includes('email') === false ? ['phone', 'email'] : ['email', 'phone'],
    signInMethods,
    reachableKinds,
    autofocus: true,
    links: { signUp: '/sign-up', recovery: '/recover' },
    hasPromocode: true,
  } satisfies SignInProps
}

export const signUpOptions = {
  methods: ['email', 'phone'],
  autofocus: true,
  links: { signIn: '/sign-in' },
  hasDateOfBirth: true,
  hasPromocode: true,
} as const satisfies SignUpProps

export const recoveryOptions = {
  methods: ['email', 'phone'],
  autofocus: true,
  links: { signIn: '/sign-in' },
} as const satisfies RecoveryProps
