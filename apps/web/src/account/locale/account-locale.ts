import { loadAccountMessages, type AccountMessages } from '@foyer/core/messages/account'
import { createContext, use } from 'react'
import { createPartLocale, type PartLocale } from '../../locale/create-part-locale.ts'

/** What the account page needs in one language. */
export type AccountLocale = PartLocale<keyof AccountMessages>

export const AccountLocaleContext = createContext<AccountLocale | null>(null)

/** Loads the messages of the account page, and waits for them. */
export const useLoadedAccountLocale: () => AccountLocale =
  createPartLocale<keyof AccountMessages>(loadAccountMessages)

/** The language of the account page. @throws Error outside of it */
export function useAccountLocale(): AccountLocale {
  const locale = use(AccountLocaleContext)
  if (locale === null) throw new Error('This part of the account page needs <AccountMessages> around it.')
  return locale
}
