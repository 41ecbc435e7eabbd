import type { RecoveryProps, SignInProps, SignUpProps } from '@foyer/sign-in'

/** The options of the sign-in form, which the start page and the sign-in page share. */
export const signInOptions = {
  methods: ['email', 'phone'],
  autofocus: true,
  links: { signUp: '/sign-up', recovery: '/recover' },
  hasPromocode: true,
} as const satisfies SignInProps

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
