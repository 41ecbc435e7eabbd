import { localeNames } from '@foyer/core/wire/locale-names'
import { langOf, locales, matchLocale } from '@foyer/core/wire/locales'
import { useId, useState, type ChangeEvent } from 'react'
import { useLanguage, useLocale } from '../locale/language.ts'
import { useAccountLocale } from './account-locale.ts'
import select from '../layout/select.module.css'
import styles from './language-field.module.css'

/** The language of the account and of this page at once: chosen here or at the page's foot, it is the same. */
export function LanguageField() {
  const { translate } = useAccountLocale()
  const { lang } = useLocale()
  const language = useLanguage()
  const [hasFailed, setHasFailed] = useState(false)
  const id = useId()

  function choose({ target }: ChangeEvent<HTMLSelectElement>): void {
    setHasFailed(false)
    language.choose(matchLocale([target.value])).catch(() => setHasFailed(true))
  }

  return (
    <div className={styles.field}>
      <label className={select.label} htmlFor={id}>
        {translate('preferences_language')}
      </label>
      <div className={select.box}>
        <select
          id={id}
          className={select.select}
          aria-describedby={`${id}-message`}
          value={lang}
          onChange={choose}
        >
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={langOf(locale)}>
              {localeNames[locale]}
            </option>
          ))}
        </select>
        <svg className={select.chevron} viewBox="0 0 12 12" aria-hidden="true">
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
