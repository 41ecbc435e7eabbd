import styles from '../auth-form/auth-form.module.css'
import { useFoyer } from '../plugins/foyer-context.ts'

/** Leads to the page for whoever has forgotten the password. */
export function RecoveryLink({ href }: { readonly href: string }) {
  const { Link, translate } = useFoyer('RecoveryLink')
  return (
    <Link href={href} className={styles.above}>
      {translate('sign_in_recovery_link')}
    </Link>
  )
}
