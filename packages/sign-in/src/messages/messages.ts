import type { Catalogue, MessageValues } from '@foyer/core/messages'
import type { signIn } from '@foyer/core/messages/en-001'
import type {
  captchaMessages,
  codesMessages,
  enrolMessages,
  proofMessages,
  recoveryMessages,
  secondStepMessages,
  socialMessages,
} from '@foyer/core/messages/en-001/sign-in-later'
import type { KitMessageKey } from '@foyer/kit/messages'

type FirstKey = keyof typeof signIn

/** Said by parts that are loaded later. */
type LateKey =
  | keyof typeof captchaMessages
  | keyof typeof codesMessages
  | keyof typeof enrolMessages
  | keyof typeof proofMessages
  | keyof typeof recoveryMessages
  | keyof typeof secondStepMessages
  | keyof typeof socialMessages

export type SignInMessageKey = FirstKey | LateKey

/**
 * The messages of sign-in: `{ ...kit, ...validation, ...signIn }` of one `@foyer/core/messages/{locale}`. In English `signIn`
 * is enough: the blocks bring the messages of the kit, and what is loaded later brings its own.
 */
export type SignInMessages = Catalogue<FirstKey> & Partial<Catalogue<LateKey | KitMessageKey>>

/** Says a message of sign-in, its places filled. */
export type SignInTranslate = (key: SignInMessageKey, values?: MessageValues) => string
