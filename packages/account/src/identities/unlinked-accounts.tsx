import { SocialIcon } from '@foyer/kit/social-icon'
import { nameProvider, type RecoveredUser } from '@foyer/sign-in'
import { useId } from 'react'
import listStyles from '../layout/account-list.module.css'
import styles from '../layout/account.module.css'
import { useAccountLocale } from '../provider/account-locale.ts'

export interface UnlinkedAccountsProps extends Pick<RecoveredUser, 'unlinked'> {
  /** Says why. */
  readonly text: string
}

/** The linked accounts that the first proof of an identifier, or an undone change, has unlinked. */
export function UnlinkedAccounts({ unlinked, text }: UnlinkedAccountsProps) {
  const { translate } = useAccountLocale()
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.subtitle} id={id}>
        {translate('recovered_unlinked_title')}
      </h2>
      <p className={styles.text}>{text}</p>
      <ul className={listStyles.list}>
        {unlinked.map(({ social, name }) => (
          <li key={social} className={listStyles.row}>
            <SocialIcon name={social} />
            <div className={listStyles.main}>
              <strong>{nameProvider(social)}</strong>
              {name !== null && (
                <p className={listStyles.detail}>
                  <bdi>{name}</bdi>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
