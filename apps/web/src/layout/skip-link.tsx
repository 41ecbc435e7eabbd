import type { MouseEvent } from 'react'
import { useLocale } from '../locale/language.ts'
import styles from './skip-link.module.css'

/** The id of each layout's `<main tabIndex={-1}>`. */
export const mainId = 'main'

/** A skip link: the first tab stop, which leads past the bar to the content (WCAG 2.2, 2.4.1). Only visible under focus. */
export function SkipLink() {
  const { translate } = useLocale()
  return (
    <a className={styles.skip} href={`#${mainId}`} onClick={handleClick}>
      {translate('skip_to_main')}
    </a>
  )
}

/** Without a history entry, so that the back button leaves the page. */
function handleClick(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(mainId)?.focus()
}
