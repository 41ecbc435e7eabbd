import { readAccount } from '@foyer/account'
import type { Api } from '@foyer/sign-in'
import { hasChosenLocale } from '../../locale/chosen-locale.ts'
import type { Language } from '../../locale/language.ts'

/**
 * Keeps the languages of the account and of this device in sync: a device without a choice takes the account's, an account without one
 * takes the device's, and later choices are saved to the account. If the server cannot be reached, only the device changes. Returns
 * the function that stops it.
 */
export function syncLanguage(api: Api, language: Language): () => void {
  const { chosen, current } = language
  const { lang } = current
  let isStopped = false
  let syncedLang = lang
  const handleLanguageChange = (): void => {
    const next = language.current.lang
    if (next === syncedLang) return
    syncedLang = next
    void api.call('updateAccount', { body: { lang: next } }).catch(() => undefined)
  }
  const isChosen = hasChosenLocale()
  async function startSync(): Promise<void> {
    const account = await readAccount(api)
    // Another language was chosen meanwhile, which takes precedence over the account's.
    if (isStopped || language.chosen !== chosen) return
    if (account.lang === null) {
      if (isChosen) await api.call('updateAccount', { body: { lang } })
    } else if (!isChosen) {
      syncedLang = account.lang
      await language.choose(account.lang)
    }
  }
  startSync().catch(() => undefined)
  const unsubscribe = language.subscribe(handleLanguageChange)
  return () => {
    isStopped = true
    unsubscribe()
  }
}
