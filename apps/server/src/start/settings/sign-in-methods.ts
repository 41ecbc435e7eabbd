import type { EnvironmentReader } from '../environment.ts'

const signInMethods = ['password', 'code'] as const

export type SignInMethod = (typeof signInMethods)[number]

export interface SignInSettings {
  /** What people may sign in with, besides providers. At least one. */
  readonly signInMethods: readonly SignInMethod[]
}

/** Do people have passwords here? */
export function hasPasswords({ signInMethods }: SignInSettings): boolean {
  return signInMethods.includes('password')
}

/** `SIGN_IN_METHODS`: one or both, in any order. */
export function readSignInMethods(read: EnvironmentReader): readonly SignInMethod[] {
  return read.parsed<readonly SignInMethod[]>(
    'SIGN_IN_METHODS',
    signInMethods,
    'a list of password, code, or both',
    (text) => {
      const given = text.split(/[\s,]+/).filter((part) => part !== '')
      const methods = signInMethods.filter((method) => given.includes(method))
      const areKnown = given.every((name) => signInMethods.some((method) => method === name))
      return areKnown && methods.length > 0 ? methods : undefined
    },
  )
}
