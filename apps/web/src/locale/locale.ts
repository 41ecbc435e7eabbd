import { createTranslate, type MessageValues } from '@foyer/core/messages'
import { kit, signIn, validation, web } from '@foyer/core/messages/en-001'
import type { Locale as LocaleId } from '@foyer/core/wire'
import type { SignInMessages } from '@foyer/sign-in'
import { createContext, use } from 'react'

/** Everything of one language that the pages need. */
export interface Locale {
  readonly lang: LocaleId
  readonly dir: 'ltr' | 'rtl'
  /** What the packages of sign-in are given. */
  readonly signInMessages: SignInMessages
  /** Says the words of the pages themselves. */
  readonly translate: (key: keyof typeof web, values?: MessageValues) => string
}

export const english: Locale = {
  lang: 'en-001',
  dir: 'ltr',
  signInMessages: { ...kit, ...validation, ...signIn },
  translate: createTranslate<keyof typeof web>(web),
}

export const LocaleContext = createContext<Locale>(english)

export function useLocale(): Locale {
  return use(LocaleContext)
}
