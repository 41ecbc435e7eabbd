import styles from './snackbar.module.css'

const paths = {
  info: 'M12 11v6M12 7.25v.01',
  success: 'm7.5 12.5 3 3 6-7',
  error: 'M12 6.75v6.5M12 16.75v.01',
}

interface SnackbarIconProps {
  readonly variant: keyof typeof paths
  readonly label: string
}

/** An icon for the kind of message, so that it is recognisable without colour. */
export function SnackbarIcon({ variant, label }: SnackbarIconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" role="img" aria-label={label}>
      <circle cx="12" cy="12" r="10" />
      <path d={paths[variant]} />
    </svg>
  )
}
