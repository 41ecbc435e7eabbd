import { createTranslate, type Catalogue, type Translate } from '@foyer/core/messages'
import type { kit, signIn, validation, web } from '@foyer/core/messages/en-001'
import type { Locale as LocaleId } from '@foyer/core/wire'
import { dirOf } from '@foyer/core/wire/locales'
import type { UserButtonMessages } from '@foyer/account'
import type { SignInMessages } from '@foyer/sign-in'

type WebKey = keyof typeof web
type TitleKey = Extract<keyof typeof signIn, `${string}_title`>

/** The messages that are loaded for a language. */
export interface Messages {
  readonly kit?: Catalogue<keyof typeof kit>
  readonly validation?: Catalogue<keyof typeof validation>
  readonly signIn: Catalogue<keyof typeof signIn>
  readonly web: Catalogue<WebKey>
  readonly userButton: UserButtonMessages
}

/** Everything that the pages need in a language. */
export interface Locale {
  readonly lang: LocaleId
  readonly dir: 'ltr' | 'rtl'
  /** The messages for FoyerProvider. */
  readonly signInMessages: SignInMessages
  /** The messages for the account's menu. */
  readonly userButtonMessages: UserButtonMessages
  /** Translates the messages of the app's own pages, and the titles of their forms. */
  readonly translate: Translate<WebKey | TitleKey>
}

export function createLocale(lang: LocaleId, { kit, validation, signIn, web, userButton }: Messages): Locale {
  return {
    lang,
    dir: dirOf(lang),
    signInMessages: { ...kit, ...validation, ...signIn },
    userButtonMessages: userButton,
    translate: createTranslate({ ...signIn, ...web }),
  }
}
