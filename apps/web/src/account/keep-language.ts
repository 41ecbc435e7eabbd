import type { Api } from '@foyer/sign-in'
import { hasChosenLocale } from '../locale/chosen-locale.ts'
import type { Language } from '../locale/language.ts'

/**
 * Keeps the language of an account and that of this device together: a device where none was chosen takes the account's, an
 * account that has none takes the device's, and what is chosen from now on is the account's too. Where the server cannot
 * be reached, the device goes its own way. Gives what ends it.
 */
export function keepLanguage(api: Api, language: Language): () => void {
  const { lang } = language.current
  const asking = new AbortController()
  let known = lang
  const tell = (): void => {
    const next = language.current.lang
    if (next === known) return
    known = next
    void api.call('updateAccount', { body: { lang: next } }).catch(() => undefined)
  }
  const isChosen = hasChosenLocale()
  async function begin(): Promise<void> {
    const account = await api.call('readAccount', { signal: asking.signal })
    // Chosen in the meantime: that is newer than what the account has.
    if (asking.signal.aborted || language.current.lang !== lang) return
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
    asking.abort()
    stop()
  }
}
