import { displayPhone } from '@foyer/core/phone'
import type { User } from '@foyer/core/wire'
import { localeNames } from '@foyer/core/wire/locale-names'
import { useAccountLocale } from './account-locale.ts'
import { AccountSection } from './account-section.tsx'
import styles from './account.module.css'
import { formatDay } from './format-time.ts'
import { NameForm } from './name-form.tsx'
import profileStyles from './profile.module.css'

/** What is known of the person. What is not known is not listed; what has a form elsewhere is listed on paper. */
export function Profile({ user }: { readonly user: User }) {
  const { translate, lang } = useAccountLocale()
  const rows = [
    ['account_name', user.name, true],
    ['account_email', user.email, false],
    ['account_phone', user.phone && displayPhone(user.phone), false],
    ['account_currency', user.currency, true],
    ['preferences_language', localeNames[lang], true],
    ['account_since', formatDay(user.createdAt, lang), false],
  ] as const
  return (
    <AccountSection title={translate('account_profile')}>
      <NameForm user={user} />
      <dl className={styles.facts}>
        {rows.map(
          ([key, value, isForPaper]) =>
            value !== null && (
              <div key={key} className={profileStyles.fact} data-print-only={isForPaper || undefined}>
                <dt>{translate(key)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {user.email === null && user.phone === null && (
        <p className={styles.note}>{translate('account_no_contact')}</p>
      )}
    </AccountSection>
  )
}
