import { createTranslate, type Translate } from '@foyer/core/messages'
import { loadCheckoutWords, type CheckoutWords } from '@foyer/core/messages/checkout'
import type { Locale as LocaleId } from '@foyer/core/wire'
import { use, useDeferredValue, useMemo } from 'react'
import { useLocale } from '../locale/language.ts'
import type { Locale } from '../locale/locale.ts'

export type CheckoutTranslate = Translate<keyof CheckoutWords>

/** What the checkout is drawn with in one language. */
export interface CheckoutLocale extends Pick<Locale, 'lang' | 'dir'> {
  readonly translate: CheckoutTranslate
}

/** Loaded once for each language; React asks for the same promise again while it waits. */
const loaded = new Map<LocaleId, Promise<CheckoutWords>>()

function load(lang: LocaleId): Promise<CheckoutWords> {
  const known = loaded.get(lang)
  if (known !== undefined) return known
  const words = loadCheckoutWords(lang).catch((error: unknown) => {
    loaded.delete(lang)
    if (lang === 'en-001') throw error
    return load('en-001')
  })
  loaded.set(lang, words)
  return words
}

/** Fetches the words of the page's language and waits for them; another language takes over once its words are there. */
export function useCheckoutLocale(): CheckoutLocale {
  const locale = useDeferredValue(useLocale())
  const words = use(load(locale.lang))
  return useMemo(
    () => ({ lang: locale.lang, dir: locale.dir, translate: createTranslate(words) }),
    [locale, words],
  )
}
