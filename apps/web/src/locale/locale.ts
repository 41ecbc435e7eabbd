import { createTranslate, type Translate } from '@foyer/core/messages'
import type { AppMessages } from '@foyer/core/messages/app'
import type { Locale as LocaleId } from '@foyer/core/wire'
import { dirOf } from '@foyer/core/wire/locales'
import type { UserButtonMessages } from '@foyer/account'
import type { SignInMessages } from '@foyer/sign-in'

type WebKey = keyof AppMessages['web']
type TitleKey = Extract<keyof AppMessages['signIn'], `${string}_title`>

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

export function createLocale(
  lang: LocaleId,
  { kit, validation, signIn, web, userButton }: AppMessages,
): Locale {
  return {
    lang,
    dir: dirOf(lang),
    signInMessages: { ...kit, ...validation, ...signIn },
    userButtonMessages: userButton,
    translate: createTranslate({ ...signIn, ...web }),
  }
}
