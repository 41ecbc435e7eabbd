import { localeNames } from '@foyer/core/wire/locale-names'
import { langOf } from '@foyer/core/wire/locales'
import { EditRow } from '../form/edit-row.tsx'
import { AccountSection } from '../layout/account-section.tsx'
import listStyles from '../layout/account-list.module.css'
import { useAccountLocale } from '../provider/account-locale.ts'
import { useMember } from '../provider/member.ts'
import { CurrencyForm } from './currency-form.tsx'
import { nameCurrency } from './currencies.ts'
import { useAccountLanguage, type LanguageChoice } from './language-choice.ts'
import { LanguageForm } from './language-form.tsx'

export interface PreferencesProps {
  /**
   * The language of the page, if people choose it in your app. Default: that of the account, which messages to the person are
   * written in.
   */
  readonly language?: LanguageChoice | undefined
}

/**
 * The person's language and currency. A section of `<Account>`.
 * @throws MissingAccountError outside of `<Account>`
 */
export function Preferences({ language }: PreferencesProps) {
  const { translate, lang } = useAccountLocale()
  const { user } = useMember()
  const accountLanguage = useAccountLanguage(language === undefined)
  const choice = language ?? accountLanguage
  return (
    <AccountSection title={translate('preferences_title')} isHiddenInPrint>
      <ul className={listStyles.list}>
        <EditRow
          name={translate('preferences_language')}
          value={<bdi lang={langOf(choice.value)}>{localeNames[choice.value]}</bdi>}
        >
          {(edit) => <LanguageForm language={choice} {...edit} />}
        </EditRow>
        <EditRow
          name={translate('account_currency')}
          value={
            user.currency ? (
              <bdi>{nameCurrency(user.currency, lang)}</bdi>
            ) : (
              translate('account_currency_none')
            )
          }
        >
          {(edit) => <CurrencyForm user={user} {...edit} />}
        </EditRow>
      </ul>
    </AccountSection>
  )
}
