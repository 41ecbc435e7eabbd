import { createTranslate, type Catalogue, type Translate } from '@foyer/core/messages'
import type { kit, signIn, validation, web } from '@foyer/core/messages/en-001'
import type { Locale as LocaleId } from '@foyer/core/wire'
import { dirOf } from '@foyer/core/wire/locales'
import type { SignInMessages } from '@foyer/sign-in'

type WebKey = keyof typeof web
type TitleKey = Extract<keyof typeof signIn, `${string}_title`>

/** What is loaded of one language. */
export interface Words {
  readonly kit?: Catalogue<keyof typeof kit>
  readonly validation?: Catalogue<keyof typeof validation>
  readonly signIn: Catalogue<keyof typeof signIn>
  readonly web: Catalogue<WebKey>
}

/** Everything of one language that the pages need. */
export interface Locale {
  readonly lang: LocaleId
  readonly dir: 'ltr' | 'rtl'
  /** What the packages of sign-in are given. */
  readonly signInMessages: SignInMessages
  /** Says the words of the pages themselves, and the titles of the forms on them. */
  readonly translate: Translate<WebKey | TitleKey>
}

export function createLocale(lang: LocaleId, { kit, validation, signIn, web }: Words): Locale {
  return {
    lang,
    dir: dirOf(lang),
    signInMessages: { ...kit, ...validation, ...signIn },
    translate: createTranslate({ ...signIn, ...web }),
  }
}
