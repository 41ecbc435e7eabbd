import { textLink } from '@foyer/kit/text-link'
import { useAccount } from '../provider/account-context.ts'
import styles from './identifiers.module.css'

export interface ProofMarkProps {
  readonly isProven: boolean
  /** With a link to the page that proves it, unless the section has one. */
  readonly isLinked: boolean
}

/** Shows whether an identifier is proven, by an icon and in words. */
export function ProofMark({ isProven, isLinked }: ProofMarkProps) {
  const { translate, links, Link } = useAccount()
  return (
    <p className={styles.mark} data-proven={isProven || undefined}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" />
        <path d={isProven ? 'm5 8.25 2 2 4-4.25' : 'M8 4.75v4M8 11.25v.01'} />
      </svg>
      {translate(isProven ? 'identifiers_confirmed' : 'identifiers_unconfirmed')}
      {!isProven && isLinked && links.verify !== undefined && (
        <Link href={links.verify} className={textLink}>
          {translate('identifiers_confirm')}
        </Link>
      )}
    </p>
  )
}
