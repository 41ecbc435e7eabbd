import type { Translate } from '@foyer/core/messages'
import type { AccountMessages } from '@foyer/core/messages/account'
import type { PasswordProfile } from '@foyer/core/validators'
import type { Locale } from '@foyer/core/wire'
import type { LinkComponent, ReachableKinds, SignInMethods } from '@foyer/sign-in'
import type { AccountRoom } from '../rooms/account-room.ts'
import { createContext, use, type ComponentType, type ReactNode } from 'react'

/** The addresses of your pages. Links to a missing one are left out. */
export interface AccountLinks {
  /** The page with the account. After linking, a provider leads back to it, or to the room for that. Default: '/account'. */
  readonly account?: string | undefined
  /** The page of each room: the same as `account`, with `room`. Without them `<Account>` shows all sections in one column. */
  readonly rooms?: { readonly [Room in AccountRoom]?: string | undefined } | undefined
  /** The page with `<SignIn>`. */
  readonly signIn?: string | undefined
  /** The page with `<Recovery>`. */
  readonly recovery?: string | undefined
  /** The page with `<Verify>`. */
  readonly verify?: string | undefined
  /** The page of an order, by its number. Without it `<Account>` lists no orders, unless they have a room. */
  readonly order?: ((number: string) => string) | undefined
  /** The page where people order. An empty list of orders leads there. */
  readonly checkout?: string | undefined
}

/** Renders a component that is a whole page. `title` is that of the document. */
export type PageComponent = ComponentType<{ readonly title: string; readonly children: ReactNode }>

/** What the parts of the account share. */
export interface AccountContextValue {
  readonly messages: AccountMessages
  /** The locale of the messages. */
  readonly lang: Locale
  readonly translate: Translate<keyof AccountMessages>
  readonly links: AccountLinks
  readonly Link: LinkComponent
  readonly Page: PageComponent
  /** As passed to the provider; `undefined`: they come from the server's settings. */
  readonly signInMethods: SignInMethods | undefined
  readonly passwordProfile: PasswordProfile | undefined
  readonly reachableKinds: ReachableKinds | undefined
  /** The section to show first; `undefined`: that of the address. */
  readonly section: string | undefined
}

export const AccountContext = createContext<AccountContextValue | null>(null)

/** A part of the account was rendered without a provider around it. */
export class MissingAccountError extends Error {
  override readonly name = 'MissingAccountError'
  readonly code = 'missing_account'

  constructor(
    message = 'A part of the account has no messages. Put it into <Account messages={account}>…</Account>, or into ' +
      "<AccountProvider messages={account}>…</AccountProvider>, with `account` of '@foyer/core/messages/en-001'.",
  ) {
    super(message)
  }
}

/** @throws MissingAccountError outside of `<AccountProvider>` and `<Account>` */
export function useAccount(): AccountContextValue {
  const account = use(AccountContext)
  if (account === null) throw new MissingAccountError()
  return account
}
