import { textLink } from '@foyer/kit/text-link'
import type { Identifier } from '../identifiers/use-identifiers.ts'
import { useAccount } from '../provider/account-context.ts'
import { verifyMessages } from './verify-messages.ts'
import styles from './verify.module.css'

export interface UnprovenNoticeProps {
  /** The kind of identifier that is not proven yet, from `useUnproven`. */
  readonly kind: Identifier['kind']
}

/**
 * Says which identifier is not proven yet, and leads to the page that proves it.
 * @throws MissingAccountError outside of `<AccountProvider>`
 */
export function UnprovenNotice({ kind }: UnprovenNoticeProps) {
  const { translate, links, Link } = useAccount()
  return (
    <p className={styles.notice}>
      {translate(verifyMessages[kind].notice)}{' '}
      {links.verify !== undefined && (
        <Link href={links.verify} className={textLink}>
          {translate('verify_notice_link')}
        </Link>
      )}
    </p>
  )
}
