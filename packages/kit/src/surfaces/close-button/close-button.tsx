import type { ButtonHTMLAttributes } from 'react'
import styles from './close-button.module.css'

/** The cross in the corner of what stands above the page. Say what it is called, and what it closes where there are several. */
export function CloseButton(
  props: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'aria-describedby' | 'onClick'>,
) {
  return (
    <button {...props} className={styles.close} type="button">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="m3 3 10 10M13 3 3 13" />
      </svg>
    </button>
  )
}
