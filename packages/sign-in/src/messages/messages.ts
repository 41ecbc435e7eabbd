import { createTranslate, type MessageValues } from '@foyer/core/messages'
import type { kit, signIn, validation } from '@foyer/core/messages/en-001'

export type SignInMessageKey = keyof typeof kit | keyof typeof signIn | keyof typeof validation

/** A whole catalogue of sign-in: `{ ...kit, ...validation, ...signIn }` of one `@foyer/core/messages/{locale}`. */
export type SignInMessages = Readonly<Record<SignInMessageKey, string>>

/** Says a message of sign-in, its places filled. */
export type SignInTranslate = (key: SignInMessageKey, values?: MessageValues) => string

/** Make it once per catalogue, not once per render. */
export function createSignInTranslate(messages: SignInMessages): SignInTranslate {
  return createTranslate(messages)
}
