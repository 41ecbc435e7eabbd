import { localeNames } from '@foyer/core/wire/locale-names'
import { langOf, locales, matchLocale } from '@foyer/core/wire/locales'
import { selectStyles } from '@foyer/kit/select-styles'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useId, type ChangeEvent } from 'react'
import { useAccountLocale } from '../provider/account-locale.ts'
import type { LanguageChoice } from './language-choice.ts'
import styles from './language-field.module.css'

/** A native select with the languages, each by its own name. */
export function LanguageField({ language }: { readonly language: LanguageChoice }) {
  const { translate } = useAccountLocale()
  const [hasFailed, setHasFailed] = useStateAfterPress(false)
  const id = useId()

  function choose({ target }: ChangeEvent<HTMLSelectElement>): void {
    setHasFailed(false)
    language.choose(matchLocale([target.value])).catch(() => setHasFailed(true))
  }

  return (
    <div className={styles.field}>
      <label className={selectStyles.label} htmlFor={id}>
        {translate('preferences_language')}
      </label>
      <div className={selectStyles.box}>
        <select
          id={id}
          className={selectStyles.select}
          aria-describedby={`${id}-message`}
          // Otherwise Firefox restores the old value after a reload.
          autoComplete="off"
          value={language.value}
          onChange={choose}
        >
          {(language.locales ?? locales).map((locale) => (
            <option key={locale} value={locale} lang={langOf(locale)}>
              {localeNames[locale]}
            </option>
          ))}
        </select>
        <svg className={selectStyles.chevron} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2.5 4.5 6 8l3.5-3.5" />
        </svg>
      </div>
      <p
        className={styles.message}
        id={`${id}-message`}
        aria-live="polite"
        data-status={hasFailed ? 'error' : undefined}
      >
        {translate(hasFailed ? 'preferences_language_failed' : 'preferences_language_hint')}
      </p>
    </div>
  )
}
