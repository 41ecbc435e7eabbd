import type { ReactNode } from 'react'
import { AccountLocaleContext, useLoadedAccountLocale } from './account-locale.ts'

/** Provides the account page's messages, which no other page loads. */
export function AccountMessages({ children }: { readonly children: ReactNode }) {
  return <AccountLocaleContext value={useLoadedAccountLocale()}>{children}</AccountLocaleContext>
}
