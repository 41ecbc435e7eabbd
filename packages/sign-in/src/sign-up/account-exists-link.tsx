import type { FormStore } from '@foyer/core/form'
import { textLink } from '@foyer/kit/text-link'
import { useEffect } from 'react'
import styles from '../auth-form/auth-form.module.css'
import { methods } from '../methods/methods.ts'
import { useFoyer } from '../plugins/foyer-context.ts'

export interface AccountExistsLinkProps {
  readonly store: Pick<FormStore, 'field'>
  /** The address of the sign-in page. */
  readonly href: string | undefined
  /** The address or number is being edited, so it may no longer be one that has an account. */
  readonly onEdit: () => void
}

/** Offers the sign-in page, because there is an account with this address or number. */
export function AccountExistsLink({ store, href, onEdit }: AccountExistsLinkProps) {
  const { Link, translate } = useFoyer('AccountExistsLink')
  useEffect(() => {
    const unsubscribes = Object.keys(methods).map((name) => {
      const field = store.field(name)
      return field?.subscribe(() => field.getState().customError || onEdit())
    })
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe?.())
  }, [store, onEdit])
  if (href === undefined || href === '') return null
  return (
    <p className={styles.offer}>
      <Link href={href} className={textLink}>
        {translate('sign_up_account_exists_link')}
      </Link>
    </p>
  )
}
