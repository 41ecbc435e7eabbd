import type { SnackbarPosition } from '@foyer/kit/snackbar'
import styles from './samples.module.css'

/** A window with a notice in one corner. Right-to-left pages mirror it, as they do the corners. */
export function CornerIcon({ corner }: { readonly corner: SnackbarPosition }) {
  const x = corner.startsWith('left') ? 4.5 : 9.5
  const y = corner.endsWith('Top') ? 5.5 : 11.5
  return (
    <svg className={`${styles.icon} ${styles.corner}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={`M2.5 3.5h15v13h-15zM${x} ${y}h6v3h-6z`} />
    </svg>
  )
}
