import type { User } from '@foyer/core/wire'
import { useId } from 'react'
import { useLocale } from '../locale/language.ts'
import styles from './account.module.css'
import { formatDay } from './format-time.ts'

/** What is known of the person. What is not known is not listed. */
export function Profile({ user }: { readonly user: User }) {
  const { translate, lang } = useLocale()
  const id = useId()
  const rows = [
    ['account_name', user.name],
    ['account_email', user.email],
    ['account_phone', user.phone],
    ['account_currency', user.currency],
    ['account_since', formatDay(user.createdAt, lang)],
  ] as const
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.subtitle} id={id}>
        {translate('account_profile')}
      </h2>
      <dl className={styles.facts}>
        {rows.map(
          ([key, value]) =>
            value !== null && (
              <div key={key} className={styles.fact}>
                <dt>{translate(key)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
