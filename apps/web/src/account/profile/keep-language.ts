import { readAccount } from '@foyer/account'
import type { Api } from '@foyer/sign-in'
import { hasChosenLocale } from '../../locale/chosen-locale.ts'
import type { Language } from '../../locale/language.ts'

/**
 * Keeps the languages of the account and of this device in sync: a device without a choice takes the account's, an account without one
 * takes the device's, and later choices are saved to the account. If the server cannot be reached, only the device changes. Returns
 * the function that stops it.
 */
export function keepLanguage(api: Api, language: Language): () => void {
  const { chosen, current } = language
  const { lang } = current
  let isOver = false
  let known = lang
  const tell = (): void => {
    const next = language.current.lang
    if (next === known) return
    known = next
    void api.call('updateAccount', { body: { lang: next } }).catch(() => undefined)
  }
  const isChosen = hasChosenLocale()
  async function begin(): Promise<void> {
    const account = await readAccount(api)
    // Another language was chosen meanwhile, which takes precedence over the account's.
    if (isOver || language.chosen !== chosen) return
    if (account.lang === null) {
      if (isChosen) await api.call('updateAccount', { body: { lang } })
    } else if (!isChosen) {
      known = account.lang
      await language.choose(account.lang)
    }
  }
  begin().catch(() => undefined)
  const stop = language.subscribe(tell)
  return () => {
    isOver = true
    stop()
  }
}
