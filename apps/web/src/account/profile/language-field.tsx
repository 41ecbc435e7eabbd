import { useId } from 'react'
import { useLanguageChoice } from '../../locale/use-language-choice.tsx'
import { useAccountLocale } from '../locale/account-locale.ts'
import select from '../../layout/select.module.css'
import styles from './language-field.module.css'

/** The language of the account and of this page; the same choice as at the page's foot. */
export function LanguageField() {
  const { translate } = useAccountLocale()
  const { hasFailed, select: choice } = useLanguageChoice()
  const id = useId()

  return (
    <div className={styles.field}>
      <label className={select.label} htmlFor={id}>
        {translate('preferences_language')}
      </label>
      <div className={select.box}>
        <select {...choice} id={id} className={select.select} aria-describedby={`${id}-message`} />
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
