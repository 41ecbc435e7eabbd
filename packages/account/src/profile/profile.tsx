import { localeNames } from '@foyer/core/wire/locale-names'
import { useFormattedPhone } from '@foyer/sign-in'
import { EditRow } from '../form/edit-row.tsx'
import { useAccountLocale } from '../provider/account-locale.ts'
import { AccountSection } from '../layout/account-section.tsx'
import listStyles from '../layout/account-list.module.css'
import styles from '../layout/account.module.css'
import { Day } from '../sessions/day.tsx'
import { useMember } from '../provider/member.ts'
import { NameForm } from './name-form.tsx'
import profileStyles from './profile.module.css'

/**
 * The person's name, and when they joined. In print, also what has a row in other sections. A section of `<Account>`.
 * @throws MissingAccountError outside of `<Account>`
 */
export function Profile() {
  const { user } = useMember()
  const { translate, lang } = useAccountLocale()
  const phone = useFormattedPhone(user.phone)
  const rows = [
    ['account_name', user.name, true],
    ['account_email', user.email, true],
    ['account_phone', phone, true],
    ['account_currency', user.currency, true],
    ['preferences_language', localeNames[lang], true],
    ['account_since', <Day key="since" instant={user.createdAt} />, false],
  ] as const
  return (
    <AccountSection title={translate('account_profile')} isFirst>
      <ul className={`${listStyles.list} ${profileStyles.top}`} data-screen-only>
        <EditRow name={translate('account_name')} value={user.name && <bdi>{user.name}</bdi>}>
          {(edit) => <NameForm user={user} {...edit} />}
        </EditRow>
      </ul>
      <dl className={listStyles.facts}>
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
