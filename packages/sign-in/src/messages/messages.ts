import type { Catalogue, MessageValues } from '@foyer/core/messages'
import type { signIn } from '@foyer/core/messages/en-001'
import type {
  captchaMessages,
  codesMessages,
  passkeyMessages,
  enrolMessages,
  proofMessages,
  recoveryMessages,
  secondStepMessages,
  socialMessages,
} from '@foyer/core/messages/en-001/sign-in-later'
import type { KitMessageKey } from '@foyer/kit/messages'

type FirstKey = keyof typeof signIn

/** Messages of parts that are loaded later. */
type LazyKey =
  | keyof typeof captchaMessages
  | keyof typeof codesMessages
  | keyof typeof passkeyMessages
  | keyof typeof enrolMessages
  | keyof typeof proofMessages
  | keyof typeof recoveryMessages
  | keyof typeof secondStepMessages
  | keyof typeof socialMessages

export type SignInMessageKey = FirstKey | LazyKey

/**
 * The messages of sign-in: `{ ...kit, ...validation, ...signIn }` of one `@foyer/core/messages/{locale}`. In English `signIn`
 * is enough: the blocks bring the messages of the kit, and what is loaded later brings its own.
 */
export type SignInMessages = Catalogue<FirstKey> & Partial<Catalogue<LazyKey | KitMessageKey>>

/** Translates a message of sign-in, and fills in its placeholders. */
export type SignInTranslate = (key: SignInMessageKey, values?: MessageValues) => string
