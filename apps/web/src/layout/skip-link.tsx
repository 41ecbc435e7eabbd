import type { MouseEvent } from 'react'
import { useLocale } from '../locale/language.ts'
import styles from './skip-link.module.css'

/** The id that each layout gives its `<main tabIndex={-1}>`. */
export const mainId = 'main'

/** The first stop of the keyboard: past the bar, to what the page is about (WCAG 2.2, 2.4.1). Seen under focus alone. */
export function SkipLink() {
  const { translate } = useLocale()
  return (
    <a className={styles.skip} href={`#${mainId}`} onClick={skip}>
      {translate('skip_to_main')}
    </a>
  )
}

/** Without an entry in the history, which would be one more step on the way back. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(mainId)?.focus()
}
