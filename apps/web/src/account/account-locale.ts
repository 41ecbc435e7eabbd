import { loadAccountWords, type AccountWords } from '@foyer/core/messages/account'
import { createTranslate, type Translate } from '@foyer/core/messages'
import type { Locale as LocaleId } from '@foyer/core/wire'
import { createContext, use, useDeferredValue, useMemo } from 'react'
import { useLocale } from '../locale/language.ts'
import type { Locale } from '../locale/locale.ts'

type AccountTranslate = Translate<keyof AccountWords>

/** What the account page is drawn with in one language. */
export interface AccountLocale extends Pick<Locale, 'lang' | 'dir'> {
  readonly translate: AccountTranslate
}

export const AccountLocaleContext = createContext<AccountLocale | null>(null)

/** Loaded once for each language; React asks for the same promise again while it waits. */
const loaded = new Map<LocaleId, Promise<AccountWords>>()

function load(lang: LocaleId): Promise<AccountWords> {
  const known = loaded.get(lang)
  if (known !== undefined) return known
  const words = loadAccountWords(lang).catch((error: unknown) => {
    loaded.delete(lang)
    if (lang === 'en-001') throw error
    // The page is usable in English; without words it is not.
    return load('en-001')
  })
  loaded.set(lang, words)
  return words
}

/** Fetches the words of the page's language and waits for them; another language takes over once its words are there. */
export function useLoadedAccountLocale(): AccountLocale {
  const locale = useDeferredValue(useLocale())
  const words = use(load(locale.lang))
  return useMemo(
    () => ({ lang: locale.lang, dir: locale.dir, translate: createTranslate(words) }),
    [locale, words],
  )
}

/** The language of the account page, for its parts. @throws Error outside of it */
export function useAccountLocale(): AccountLocale {
  const locale = use(AccountLocaleContext)
  if (locale === null) throw new Error('This part of the account page needs <AccountWords> around it.')
  return locale
}
