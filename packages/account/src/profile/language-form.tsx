import { SubmitError } from '@foyer/core/form'
import type { Validator } from '@foyer/core/validators'
import type { Locale } from '@foyer/core/wire'
import { localeNames } from '@foyer/core/wire/locale-names'
import { langOf, matchLocale } from '@foyer/core/wire/locales'
import { Form, FormMessage, useFormStore } from '@foyer/kit/form'
import { SelectInput } from '@foyer/kit/select-input'
import { useApi } from '@foyer/sign-in'
import { useMemo, useState } from 'react'
import { useAccountLocale } from '../provider/account-locale.ts'
import { EditButtons } from '../form/edit-buttons.tsx'
import type { RowEdit } from '../form/edit-row.tsx'
import type { LanguageChoice } from './language-choice.ts'

/** All languages, in the order of the names that are shown. */
const sorted = Object.keys(localeNames) as Locale[]

const validators: readonly Validator[] = [{ type: 'required', lazy: true }]

/** The languages, each by its own name. Saving the current one changes nothing. */
export function LanguageForm({ language, finish, close }: RowEdit & { readonly language: LanguageChoice }) {
  const { translate } = useAccountLocale()
  const { describeFailure } = useApi()
  const { locales } = language
  // The account's language may be loaded later: it must not replace what the person has chosen meanwhile.
  const [initial] = useState(language.value)
  const options = useMemo(
    () =>
      sorted
        .filter((locale) => locales?.includes(locale) ?? true)
        .map((locale) => ({ value: locale, text: localeNames[locale], lang: langOf(locale) })),
    [locales],
  )
  const store = useFormStore<boolean>({
    async send(values) {
      const chosen = matchLocale([String(values['language'])])
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
      <SelectInput
        name="language"
        label={translate('preferences_language')}
        description={translate('preferences_language_hint')}
        options={options}
        inputValue={initial}
        validators={validators}
        // Otherwise Firefox restores the old value after a reload.
        autocomplete="off"
      />
      <FormMessage store={store} />
      <EditButtons store={store} onCancel={close} />
    </Form>
  )
}
