import { localeNames } from '@foyer/core/wire/locale-names'
import { langOf, matchLocale, type Locale } from '@foyer/core/wire/locales'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useRef, useState, useSyncExternalStore, type ChangeEvent } from 'react'
import { useLanguage, useLocaleOf } from './language.ts'

/** The props of a select with the languages, each by its own name, and whether the last choice could not be loaded. */
export function useLanguageChoice() {
  const language = useLanguage()
  const { lang } = useLocaleOf(language)
  const [wished, setWished] = useState<Locale | null>(null)
  const [hasFailed, setHasFailed] = useStateAfterPress(false)
  const lastChosen = useRef<Locale>(null)
  // The page was rendered before anyone knew who reads it.
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  const likely = isInBrowser ? listLikely(lang) : []
  // What was chosen stays chosen while it is being loaded.
  const value = wished ?? lang

  function onChange({ target }: ChangeEvent<HTMLSelectElement>): void {
    const chosen = matchLocale([target.value])
    // The page has taken the choice over from before hydration, and shows its language until it has the other: the event comes after that.
    if (chosen === value) return
    setHasFailed(false)
    setWished(chosen)
    lastChosen.current = chosen
    language
      .choose(chosen)
      // Of a choice before the last one, nobody needs to know.
      .catch(() => lastChosen.current === chosen && setHasFailed(true))
      .finally(() => setWished((last) => (last === chosen ? null : last)))
  }
  // Without autocomplete="off", Firefox restores the select's old value after a reload.
  const select = { value, onChange, autoComplete: 'off', children: <Options likely={likely} /> }
  return { hasFailed, select }
}

/** No subscription: only the server and the first rendering do not know. */
function subscribe(): () => void {
  return () => {}
}

/** The present language, and those that the browser asks for. */
function listLikely(present: Locale): readonly Locale[] {
  return [...new Set([present, ...navigator.languages.map((wish) => matchLocale([wish]))])]
}

/** Sorted by the name that is read, as the list of names is. */
const byName = Object.keys(localeNames) as Locale[]

function Options({ likely }: { readonly likely: readonly Locale[] }) {
  const others = byName.filter((locale) => !likely.includes(locale))
  return (
    <>
      {likely.map((locale) => (
        <LanguageOption key={locale} locale={locale} />
      ))}
      {likely.length > 0 && <hr />}
      {others.map((locale) => (
        <LanguageOption key={locale} locale={locale} />
      ))}
    </>
  )
}

function LanguageOption({ locale }: { readonly locale: Locale }) {
  return (
    <option value={locale} lang={langOf(locale)}>
      {localeNames[locale]}
    </option>
  )
}
