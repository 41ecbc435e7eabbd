import { AccountProvider, type AccountProviderProps } from '@foyer/account'
import { useAccountOptions } from './account-locale.ts'

/** Provides messages and addresses to parts of the account that are on a page without `<Account>`. */
export function AccountMessages(props: Pick<AccountProviderProps, 'Link' | 'children'>) {
  return <AccountProvider {...useAccountOptions()} {...props} />
}
