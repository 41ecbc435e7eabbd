import { AccountProvider, type AccountProviderProps } from '@foyer/account'
import { useAccountOptions } from './account-locale.ts'

/** Around parts of the account that stand alone on a page of ours. */
export function AccountMessages(props: Pick<AccountProviderProps, 'Link' | 'children'>) {
  return <AccountProvider {...useAccountOptions()} {...props} />
}
