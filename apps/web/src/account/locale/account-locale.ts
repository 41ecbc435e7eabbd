import type { AccountLinks, AccountOptions } from '@foyer/account'
import { loadAccountMessages, type AccountMessages } from '@foyer/core/messages/account'
import { use } from 'react'
import { useLocation } from 'react-router'
import { PageSettingsContext } from '../../first-page/page-settings.ts'
import { Page } from '../../layout/page.tsx'
import { createPartLocale } from '../../locale/create-part-locale.ts'

/** Loads the messages of the account, and waits for them. */
const useLoadedAccountLocale = createPartLocale<keyof AccountMessages>(loadAccountMessages)

export const accountLinks: AccountLinks = {
  account: '/account',
  rooms: {
    profile: '/account/profile',
    security: '/account/security',
    connections: '/account/connections',
    orders: '/account/orders',
    data: '/account/data',
  },
  signIn: '/sign-in',
  recovery: '/recover',
  verify: '/verify',
  order: (number) => `/checkout/orders/${number}`,
  checkout: '/checkout',
}

/** The options for the parts of the account. Waits for their messages, which no other page loads. */
export function useAccountOptions(): AccountOptions {
  const { lang, messages } = useLoadedAccountLocale()
  const { hash } = useLocation()
  return {
    messages,
    lang,
    links: accountLinks,
    Page,
    ...use(PageSettingsContext),
    section: hash.slice(1),
  }
}
