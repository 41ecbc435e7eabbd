import { textLink } from '@foyer/kit/text-link'
import styles from '../layout/account.module.css'
import { useAccount } from '../provider/account-context.ts'

export interface ProofFirstProps {
  readonly id: string
  readonly text: string
}

/** Says why nothing can be added yet, and leads to the page where an identifier is proven. */
export function ProofFirst({ id, text }: ProofFirstProps) {
  const { translate, links, Link } = useAccount()
  return (
    <p className={styles.note} data-screen-only>
      <span id={id}>{text}</span>{' '}
      {links.verify !== undefined && (
        <Link href={links.verify} className={textLink}>
          {translate('identifiers_confirm')}
        </Link>
      )}
    </p>
  )
}
