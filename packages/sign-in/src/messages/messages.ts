import type { Catalogue, MessageValues } from '@foyer/core/messages'
import type { signIn } from '@foyer/core/messages/en-001'
import type { KitMessageKey } from '@foyer/kit/messages'

export type SignInMessageKey = keyof typeof signIn

/**
 * The messages of sign-in: `{ ...kit, ...validation, ...signIn }` of one `@foyer/core/messages/{locale}`. In English `signIn`
 * is enough: the blocks bring the words of the kit.
 */
export type SignInMessages = Catalogue<SignInMessageKey> & Partial<Catalogue<KitMessageKey>>

/** Says a message of sign-in, its places filled. */
export type SignInTranslate = (key: SignInMessageKey, values?: MessageValues) => string
