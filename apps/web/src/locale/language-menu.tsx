import { localeNames } from '@foyer/core/wire/locale-names'
import { langOf, locales, matchLocale } from '@foyer/core/wire/locales'
import { useId, useState, type ChangeEvent } from 'react'
import styles from './language-menu.module.css'
import { useLanguage, useLocaleOf } from './language.ts'

/** Ten languages, each by its own name. The browser's own list: it is known, and comes with the keyboard and the reader. */
export function LanguageMenu() {
  const language = useLanguage()
  const { lang, translate } = useLocaleOf(language)
  const [hasFailed, setHasFailed] = useState(false)
  const id = useId()

  function choose({ target }: ChangeEvent<HTMLSelectElement>): void {
    setHasFailed(false)
    language.choose(matchLocale([target.value])).catch(() => setHasFailed(true))
  }

  return (
    <div className={styles.menu}>
      <svg className={styles.globe} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1ZM1 8h14M8 1c5 4 5 10 0 14M8 1c-5 4-5 10 0 14" />
      </svg>
      <select
        id={id}
        className={styles.select}
        aria-label={translate('language_label')}
        aria-describedby={`${id}-problem`}
        value={lang}
        onChange={choose}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={langOf(locale)}>
            {localeNames[locale]}
          </option>
        ))}
      </select>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {hasFailed && translate('language_failed')}
      </p>
    </div>
  )
}
