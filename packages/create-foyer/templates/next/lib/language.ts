import type { AccountOptions, UserButtonProps } from '@foyer/account'
import { matchLocale } from '@foyer/core/wire/locales'
import type { SignInMessages } from '@foyer/sign-in'
import { headers } from 'next/headers'

/** The languages of this app, a selection of Foyer's. The first one is for everybody else. */
const catalogues = {
  'en-001': () => import('@foyer/core/messages/en-001'),
  'de-DE': () => import('@foyer/core/messages/de-DE'),
}

type Lang = keyof typeof catalogues

export interface Language {
  readonly lang: Lang
  /** For the forms. */
  readonly messages: SignInMessages
  readonly account: AccountOptions['messages']
  readonly userButton: UserButtonProps['messages']
}

/** The language that the browser asks for, and the messages in it. */
export async function loadLanguage(): Promise<Language> {
  const header = (await headers()).get('accept-language') ?? ''
  const requested = header.split(',').map((tag) => tag.replace(/;.*/, '').trim())
  const lang = matchLocale(requested, Object.keys(catalogues) as [Lang, ...Lang[]])
  const { kit, validation, signIn, account, userButton } = await catalogues[lang]()
  return { lang, messages: { ...kit, ...validation, ...signIn }, account, userButton }
}
