import { textLink } from '@foyer/kit/text-link'
import { useFoyer } from '../plugins/foyer-context.ts'
import styles from './auth-form.module.css'

export interface FootLinkProps {
  /** The address of the other form; without one there is no link. */
  readonly href: string | undefined
  readonly question: string
  readonly text: string
}

/** The link at the foot of a form to the other form, for people who have opened the wrong one. */
export function FootLink({ href, question, text }: FootLinkProps) {
  const { Link } = useFoyer('FootLink')
  if (!href) return null
  return (
    <p className={styles.foot}>
      {question}{' '}
      <Link href={href} className={textLink}>
        {text}
      </Link>
    </p>
  )
}
