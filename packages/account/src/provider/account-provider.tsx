import { createTranslate } from '@foyer/core/messages'
import type { AccountMessages } from '@foyer/core/messages/account'
import type { PasswordProfile } from '@foyer/core/validators'
import type { Locale } from '@foyer/core/wire'
import { useApi, useLink, type LinkComponent, type ReachableKinds, type SignInMethods } from '@foyer/sign-in'
import { use, useMemo, type ReactNode } from 'react'
import { AccountContext, type AccountLinks, type PageComponent } from './account-context.ts'
import { checkAccountMessages } from '../user/wrong-messages-error.ts'

/** What all parts of the account share. Inside another `<AccountProvider>`, all but the messages default to what that was given. */
export interface AccountOptions {
  /** `account` of one `@foyer/core/messages/{locale}`, in the language of `<FoyerProvider>`. */
  readonly messages: AccountMessages
  /** The addresses of your pages. */
  readonly links?: AccountLinks | undefined
  /** The language of the messages. Default: that of the API. */
  readonly lang?: Locale | undefined
  /** Renders links. Default: as `<FoyerProvider>` has it. */
  readonly Link?: LinkComponent | undefined
  /** Wraps parts that are a whole page, such as `<Account>` or `<Undo>`, for example to set the document's title. Default: no wrapper. */
  readonly Page?: PageComponent | undefined
  /** What people sign in with, if the page knows. Default: it comes with the server's settings. */
  readonly signInMethods?: SignInMethods | undefined
  /** The rules for new passwords, if the page knows. Default: they come with the server's settings. */
  readonly passwordProfile?: PasswordProfile | undefined
  /** The kinds of identifiers that messages can be sent to, if the page knows. Default: they come with the server's settings. */
  readonly reachableKinds?: ReachableKinds | undefined
  /**
   * The section that is scrolled to and focused: `password`, `passkeys`, `authenticator`, `recovery-codes` or `sessions`. Default: the
   * fragment of the address.
   */
  readonly section?: string | undefined
}

export interface AccountProviderProps extends AccountOptions {
  readonly children?: ReactNode
}

const noLinks: AccountLinks = {}

/**
 * Provides messages and addresses to the parts of the account that are used without `<Account>`, which has a provider of its own.
 * @throws MissingPluginError outside of `<FoyerProvider>`; WrongMessagesError
 */
export function AccountProvider(props: AccountProviderProps) {
  const outer = use(AccountContext)
  const { messages } = props
  const { links = outer?.links ?? noLinks, Page = outer?.Page ?? BarePage } = props
  const { signInMethods = outer?.signInMethods, passwordProfile = outer?.passwordProfile } = props
  const { reachableKinds = outer?.reachableKinds, section = outer?.section } = props
  checkAccountMessages(messages)
  const { lang: foyerLang } = useApi()
  const defaultLink = useLink()
  const lang = props.lang ?? outer?.lang ?? foyerLang
  const Link = props.Link ?? outer?.Link ?? defaultLink
  // Memoised, because a new function counts as a change of language.
  const translate = useMemo(() => createTranslate(messages), [messages])
  const value = useMemo(
    () => ({
      messages,
      lang,
      translate,
      links,
      Link,
      Page,
      signInMethods,
      passwordProfile,
      reachableKinds,
      section,
    }),
    [messages, lang, translate, links, Link, Page, signInMethods, passwordProfile, reachableKinds, section],
  )
  return <AccountContext value={value}>{props.children}</AccountContext>
}

const BarePage: PageComponent = ({ children }) => children
