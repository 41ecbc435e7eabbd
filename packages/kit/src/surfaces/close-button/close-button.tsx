import type { MouseEventHandler } from 'react'
import { useIconTip } from '../tooltip/use-icon-tip.tsx'
import styles from './close-button.module.css'

export interface CloseButtonProps {
  readonly 'aria-label': string
  readonly 'aria-describedby'?: string | undefined
  readonly onClick: MouseEventHandler
}

/** The close button in the corner of a surface. Where there are several, let the label name what it closes. */
export function CloseButton(props: CloseButtonProps) {
  const tip = useIconTip(props['aria-label'], true)
  return (
    <>
      <button {...props} {...tip.on} className={styles.close} type="button">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" />
        </svg>
      </button>
      {tip.tooltip}
    </>
  )
}
