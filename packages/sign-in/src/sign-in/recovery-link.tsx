import { asideLink } from '@foyer/kit/text-link'
import { useFoyer } from '../plugins/foyer-context.ts'

/** Leads to the page for whoever has forgotten the password. */
export function RecoveryLink({ href }: { readonly href: string }) {
  const { Link, translate } = useFoyer('RecoveryLink')
  return (
    <Link href={href} className={asideLink}>
      {translate('sign_in_recovery_link')}
    </Link>
  )
}
