import { useFoyer } from '../../plugins/foyer-context.ts'
import styles from './last-used.module.css'

/** Marks the way to sign in that was used last on this device. Its parent must be positioned. */
export function LastUsed({ id }: { readonly id?: string }) {
  const { translate } = useFoyer('LastUsed')
  return (
    <span className={styles.last} id={id}>
      {translate('method_last_used')}
    </span>
  )
}
