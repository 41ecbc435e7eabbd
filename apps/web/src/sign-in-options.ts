import type { RecoveryProps, SignInProps, SignUpProps } from '@foyer/sign-in'

/** How people sign in here: the form is the same on its own page and on the first one. */
export const signInOptions = {
  methods: ['email', 'phone'],
  links: { signUp: '/sign-up', recovery: '/recover' },
} as const satisfies SignInProps

export const signUpOptions = {
  methods: ['email', 'phone'],
  links: { signIn: '/sign-in' },
  hasPromocode: true,
} as const satisfies SignUpProps

export const recoveryOptions = {
  methods: ['email', 'phone'],
  links: { signIn: '/sign-in' },
} as const satisfies RecoveryProps
