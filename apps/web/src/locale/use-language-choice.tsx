import { localeNames } from '@foyer/core/wire/locale-names'
import { langOf, matchLocale, type Locale } from '@foyer/core/wire/locales'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useEffect, useRef, type ChangeEvent } from 'react'
import { useLanguage, useLocaleOf } from './language.ts'

/** The props of a select with the languages, each by its own name, and whether the last choice could not be loaded. */
export function useLanguageChoice() {
  const language = useLanguage()
  const { lang } = useLocaleOf(language)
  const ref = useRef<HTMLSelectElement>(null)
  const [hasFailed, setHasFailed] = useStateAfterPress(false)

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
  return { hasFailed, select: { ref, value: lang, onChange, autoComplete: 'off', children: options } }
}

const options = Object.entries(localeNames).map(([locale, name]) => (
  <option key={locale} value={locale} lang={langOf(locale as Locale)}>
    {name}
  </option>
))
