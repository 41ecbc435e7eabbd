import type { ReactNode } from 'react'
import { AccountLocaleContext, useLoadedAccountLocale } from './account-locale.ts'

/** Gives the parts of the account page their words, which no other page loads. */
export function AccountWords({ children }: { readonly children: ReactNode }) {
  return <AccountLocaleContext value={useLoadedAccountLocale()}>{children}</AccountLocaleContext>
}
