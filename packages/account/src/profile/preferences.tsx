import styles from '../form/account-form.module.css'
import { AccountSection } from '../layout/account-section.tsx'
import { useAccountLocale } from '../provider/account-locale.ts'
import { useMember } from '../provider/member.ts'
import { CurrencyForm } from './currency-form.tsx'
import { useAccountLanguage, type LanguageChoice } from './language-choice.ts'
import { LanguageField } from './language-field.tsx'

export interface PreferencesProps {
  /** The language of the page, if people choose it in your app. Default: that of the account, which messages to the person are written in. */
  readonly language?: LanguageChoice | undefined
}

/** The person's language and currency. A section of `<Account>`. */
export function Preferences({ language }: PreferencesProps) {
  const { translate } = useAccountLocale()
  const { user } = useMember()
  const own = useAccountLanguage(language === undefined)
  return (
    <AccountSection title={translate('preferences_title')} isLeftOutOfPrint>
      <div className={styles.card}>
        <LanguageField language={language ?? own} />
        <CurrencyForm user={user} />
      </div>
    </AccountSection>
  )
}
