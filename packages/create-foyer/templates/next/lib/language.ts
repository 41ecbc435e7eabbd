import type { AccountOptions, UserButtonProps } from '@foyer/account'
import type { SignInMessages } from '@foyer/sign-in'
import { headers } from 'next/headers'

/** The languages of this app, of Foyer's. The first one is for everybody else. */
const catalogues = {
  'en-001': () => import('@foyer/core/messages/en-001'),
  'de-DE': () => import('@foyer/core/messages/de-DE'),
}

type Lang = keyof typeof catalogues

export interface Language {
  readonly lang: Lang
  /** Of the forms. */
  readonly messages: SignInMessages
  readonly account: AccountOptions['messages']
  readonly userButton: UserButtonProps['messages']
}

/** The language that the browser asks for, and the messages in it. */
export async function loadLanguage(): Promise<Language> {
  const wishes = ((await headers()).get('accept-language') ?? '').toLowerCase().split(/\s*,\s*/)
  const known = Object.keys(catalogues) as Lang[]
  const lang =
    wishes.map((wish) => known.find((name) => name.slice(0, 2) === wish.slice(0, 2))).find(Boolean) ??
    'en-001'
  const { kit, validation, signIn, account, userButton } = await catalogues[lang]()
  return { lang, messages: { ...kit, ...validation, ...signIn }, account, userButton }
}
