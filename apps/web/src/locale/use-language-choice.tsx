import { localeNames } from '@foyer/core/wire/locale-names'
import { langOf, matchLocale, type Locale } from '@foyer/core/wire/locales'
import { useBrowserValue } from '@foyer/kit/use-browser-value'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useRef, useState, type ChangeEvent } from 'react'
import { useLanguage, useLocaleOf } from './language.ts'

/** The props of a select with the languages, each by its own name, and whether the last choice could not be loaded. */
export function useLanguageChoice() {
  const language = useLanguage()
  const { lang } = useLocaleOf(language)
  const [pendingLocale, setPendingLocale] = useState<Locale | null>(null)
  const [hasFailed, setHasFailed] = useStateAfterPress(false)
  const lastChosen = useRef<Locale>(null)
  // The page was prerendered without knowledge of the browser.
  const isInBrowser = useBrowserValue(() => true, false)
  const likely = isInBrowser ? listLikelyLocales(lang) : []
  // The chosen language stays selected while it is loading.
  const value = pendingLocale ?? lang

  function onChange({ target }: ChangeEvent<HTMLSelectElement>): void {
    const chosen = matchLocale([target.value])
    // The event of a choice that was made before hydration may arrive after the page has already applied that choice.
    if (chosen === value) return
    setHasFailed(false)
    setPendingLocale(chosen)
    lastChosen.current = chosen
    language
      .choose(chosen)
      // A failure of an earlier choice is not reported.
      .catch(() => lastChosen.current === chosen && setHasFailed(true))
      .finally(() => setPendingLocale((last) => (last === chosen ? null : last)))
  }
  // Without autocomplete="off", Firefox restores the select's old value after a reload.
  const select = { value, onChange, autoComplete: 'off', children: <Options likely={likely} /> }
  return { hasFailed, select }
}

/** The current language, and those that the browser asks for. */
function listLikelyLocales(current: Locale): readonly Locale[] {
  return [...new Set([current, ...navigator.languages.map((language) => matchLocale([language]))])]
}

/** Sorted by the names that are shown, because `localeNames` is. */
const sortedLocales = Object.keys(localeNames) as Locale[]

function Options({ likely }: { readonly likely: readonly Locale[] }) {
  const others = sortedLocales.filter((locale) => !likely.includes(locale))
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
