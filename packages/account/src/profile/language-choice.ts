import type { Locale } from '@foyer/core/wire'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useApi } from '@foyer/sign-in'
import { useEffect } from 'react'
import { readAccount } from '../password/read-account.ts'
import { useAccountLocale } from '../provider/account-locale.ts'

/** The choice of a language, where your app has one. */
export interface LanguageChoice {
  /** The language of the page. */
  readonly value: Locale
  /** Those that your app has. Default: all. */
  readonly locales?: readonly Locale[] | undefined
  /** Switches the page to another one, and saves it in the account (`updateAccount`). Rejects if it cannot. */
  readonly choose: (lang: Locale) => Promise<void>
}

/** The language of the account, which messages to the person are written in. @param isEnabled nothing is asked while it is false */
export function useAccountLanguage(isEnabled: boolean): LanguageChoice {
  const { api } = useApi()
  const { lang } = useAccountLocale()
  const [savedLang, setSavedLang] = useStateAfterPress<Locale | null>(null)

  useEffect(() => {
    if (!isEnabled) return undefined
    let isCurrent = true
    readAccount(api)
      // A language that was chosen while the call was under way is newer.
      .then((account) => isCurrent && setSavedLang((chosen) => chosen ?? account.lang))
      // Ignored: the language of the page is the best guess.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [api, isEnabled, setSavedLang])

  return {
    value: savedLang ?? lang,
    async choose(next) {
      await api.call('updateAccount', { body: { lang: next } })
      setSavedLang(next)
    },
  }
}
