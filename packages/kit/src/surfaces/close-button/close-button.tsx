import styles from './close-button.module.css'

interface CloseButtonProps {
  readonly label: string
  /** The id of what it closes, where several such buttons have the same label. */
  readonly describedBy?: string | undefined
  readonly onClick: () => void
}

/** The cross in the corner of what stands above the page. */
export function CloseButton({ label, describedBy, onClick }: CloseButtonProps) {
  return (
    <button
      className={styles.close}
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="m3 3 10 10M13 3 3 13" />
      </svg>
    </button>
  )
}
