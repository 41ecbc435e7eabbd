import { SubmitError } from '@foyer/core/form'
import type { Locale } from '@foyer/core/wire'
import { localeNames } from '@foyer/core/wire/locale-names'
import { langOf, matchLocale } from '@foyer/core/wire/locales'
import { Form, FormMessage, useFormStore } from '@foyer/kit/form'
import { selectStyles } from '@foyer/kit/select-styles'
import { useApi } from '@foyer/sign-in'
import { useId, useState } from 'react'
import { useAccountLocale } from '../provider/account-locale.ts'
import { EditButtons } from '../form/edit-buttons.tsx'
import type { RowEdit } from '../form/edit-row.tsx'
import type { LanguageChoice } from './language-choice.ts'
import styles from './language-form.module.css'

/** All languages, in the order of the names that are shown. */
const sorted = Object.keys(localeNames) as Locale[]

/** A native select with the languages, each by its own name. Saving the current one changes nothing. */
export function LanguageForm({ language, finish, close }: RowEdit & { readonly language: LanguageChoice }) {
  const { translate } = useAccountLocale()
  const { describeFailure } = useApi()
  const [chosen, setChosen] = useState<Locale>(language.value)
  const id = useId()
  const store = useFormStore<boolean>({
    async send() {
      if (chosen === language.value) return false
      try {
        await language.choose(chosen)
        return true
      } catch (error) {
        throw new SubmitError(translate('preferences_language_failed'), {}, { cause: error })
      }
    },
    describeFailure,
    onSuccess: (isChanged) => (isChanged ? finish('preferences_language_saved') : close()),
  })

  return (
    <Form store={store} label={translate('preferences_language')}>
      <div className={styles.field}>
        <label className={selectStyles.label} htmlFor={id}>
          {translate('preferences_language')}
        </label>
        <div className={selectStyles.box}>
          <select
            id={id}
            className={selectStyles.select}
            aria-describedby={`${id}-hint`}
            // Otherwise Firefox restores the old value after a reload.
            autoComplete="off"
            value={chosen}
            onChange={({ target }) => setChosen(matchLocale([target.value]))}
          >
            {sorted
              .filter((locale) => language.locales?.includes(locale) ?? true)
              .map((locale) => (
                <option key={locale} value={locale} lang={langOf(locale)}>
                  {localeNames[locale]}
                </option>
              ))}
          </select>
          <svg className={selectStyles.chevron} viewBox="0 0 12 12" aria-hidden="true">
            <path d="M2.5 4.5 6 8l3.5-3.5" />
          </svg>
        </div>
        <p className={styles.hint} id={`${id}-hint`}>
          {translate('preferences_language_hint')}
        </p>
      </div>
      <FormMessage store={store} />
      <EditButtons store={store} onCancel={close} />
    </Form>
  )
}
