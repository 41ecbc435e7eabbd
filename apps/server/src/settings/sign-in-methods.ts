import type { MessagesConfig } from '../notifications/messages-config.ts'
import type { EnvironmentReader } from './environment.ts'

const signInMethods = ['password', 'code', 'passkey'] as const

export type SignInMethod = (typeof signInMethods)[number]

export interface SignInSettings {
  /** What people may sign in with, besides providers. Always includes a password or a code. */
  readonly signInMethods: readonly SignInMethod[]
}

/** All ways in which people can sign in here, including providers. */
export interface WayInSettings extends SignInSettings {
  readonly social: { readonly providers: readonly { readonly id: string }[] }
  /** Whether codes can be sent by mail, and by SMS. */
  readonly messages: Pick<MessagesConfig, 'mailUrl' | 'smsUrl'>
}

/** Is this provider configured? An account may have been linked to one that has been removed since. */
export function hasProvider({ social }: WayInSettings, id: string): boolean {
  return social.providers.some((provider) => provider.id === id)
}

/** Do people have passwords here? */
export function hasPasswords({ signInMethods }: SignInSettings): boolean {
  return signInMethods.includes('password')
}

/** Do people sign in with passkeys here? */
export function hasPasskeys({ signInMethods }: SignInSettings): boolean {
  return signInMethods.includes('passkey')
}

/** `SIGN_IN_METHODS`, in any order. Passkeys alone are refused: a person who loses theirs could not recover the account. */
export function readSignInMethods(read: EnvironmentReader): readonly SignInMethod[] {
  return read.parsed<readonly SignInMethod[]>(
    'SIGN_IN_METHODS',
    signInMethods,
    'a list of password, code and passkey, with at least one of the first two',
    (text) => {
      const names = text.split(/[\s,]+/).filter((part) => part !== '')
      const methods = signInMethods.filter((method) => names.includes(method))
      const areKnown = names.every((name) => signInMethods.some((method) => method === name))
      const isRecoverable = methods.includes('password') || methods.includes('code')
      return areKnown && isRecoverable ? methods : undefined
    },
  )
}
