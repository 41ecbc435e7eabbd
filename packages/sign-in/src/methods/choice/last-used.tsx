import { useFoyer } from '../../plugins/foyer-context.ts'
import styles from './last-used.module.css'

/** The mark of the way that was used last on this device. Its parent is positioned. */
export function LastUsed({ id }: { readonly id?: string }) {
  const { translate } = useFoyer('LastUsed')
  return (
    <span className={styles.last} id={id}>
      {translate('method_last_used')}
    </span>
  )
}
