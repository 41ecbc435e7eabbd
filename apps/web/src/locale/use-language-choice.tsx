import { localeNames } from '@foyer/core/wire/locale-names'
import { langOf, matchLocale, type Locale } from '@foyer/core/wire/locales'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useEffect, useRef, useSyncExternalStore, type ChangeEvent } from 'react'
import { useLanguage, useLocaleOf } from './language.ts'

/** The props of a select with the languages, each by its own name, and whether the last choice could not be loaded. */
export function useLanguageChoice() {
  const language = useLanguage()
  const { lang } = useLocaleOf(language)
  const ref = useRef<HTMLSelectElement>(null)
  const [hasFailed, setHasFailed] = useStateAfterPress(false)
  // The page was rendered before anyone knew who reads it.
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  const likely = isInBrowser ? listLikely(lang) : []

  useEffect(() => {
    // A choice that was made before hydration.
    const chosen = ref.current && matchLocale([ref.current.value])
    if (chosen && chosen !== language.read().lang) language.choose(chosen).catch(() => setHasFailed(true))
  }, [language, setHasFailed])

  function onChange({ target }: ChangeEvent<HTMLSelectElement>): void {
    setHasFailed(false)
    language.choose(matchLocale([target.value])).catch(() => setHasFailed(true))
  }
  // Without autocomplete="off", Firefox restores the select's old value after a reload.
  const select = { ref, value: lang, onChange, autoComplete: 'off', children: <Options likely={likely} /> }
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
