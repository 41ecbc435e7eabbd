import type { User } from '@foyer/core/wire'
import styles from '../form/account-form.module.css'
import { useAccountLocale } from '../locale/account-locale.ts'
import { AccountSection } from '../account-section.tsx'
import { CurrencyForm } from './currency-form.tsx'
import { LanguageField } from './language-field.tsx'

/** The person's language and currency. */
export function Preferences({ user }: { readonly user: User }) {
  const { translate } = useAccountLocale()
  return (
    <AccountSection title={translate('preferences_title')} isLeftOutOfPrint>
      <div className={styles.card}>
        <LanguageField />
        <CurrencyForm user={user} />
      </div>
    </AccountSection>
  )
}
