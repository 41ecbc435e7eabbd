import { asideLink } from '@foyer/kit/text-link'
import { useFoyer } from '../plugins/foyer-context.ts'

/** The link to the recovery page, for people who have forgotten their password. */
export function RecoveryLink({ href }: { readonly href: string }) {
  const { Link, translate } = useFoyer('RecoveryLink')
  return (
    <Link href={href} className={asideLink}>
      {translate('sign_in_recovery_link')}
    </Link>
  )
}
