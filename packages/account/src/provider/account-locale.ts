import { useAccount, type AccountContextValue } from './account-context.ts'

/** The language of the account's messages. */
export type AccountLocale = Pick<AccountContextValue, 'lang' | 'translate'>

/** The language of the account, for parts of your own. @throws MissingAccountError outside of `<AccountProvider>` and `<Account>` */
export function useAccountLocale(): AccountLocale {
  return useAccount()
}
