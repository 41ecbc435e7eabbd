import { useId } from 'react'
import styles from './language-menu.module.css'
import { useLocale } from './language.ts'
import { useLanguageChoice } from './use-language-choice.tsx'

/** The languages, each by its own name. A native select, which people and screen readers know. */
export function LanguageMenu() {
  const { translate } = useLocale()
  const { hasFailed, select } = useLanguageChoice()
  const id = useId()

  return (
    <div className={styles.menu}>
      <svg className={styles.globe} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1ZM1 8h14M8 1c5 4 5 10 0 14M8 1c-5 4-5 10 0 14" />
      </svg>
      <select
        {...select}
        id={id}
        className={styles.select}
        aria-label={translate('language_label')}
        aria-describedby={`${id}-problem`}
      />
      <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2.5 4.5 6 8l3.5-3.5" />
      </svg>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {hasFailed && translate('language_failed')}
      </p>
    </div>
  )
}
