import type { Validator } from '@foyer/core/validators'
import { useKitLocale } from '@foyer/kit/messages'
import { PhoneInput } from '@foyer/kit/phone-input'
import { useFieldEvents } from '../auth-form/form-watch.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import type { MethodFieldProps } from './method.ts'

const validators: readonly Validator[] = [{ type: 'required', lazy: true }]

/** A phone number with its country, which is the one of the reader's locale to begin with, where that names one. */
export default function PhoneField({ purpose, isHidden }: MethodFieldProps) {
  const { translate } = useFoyer('PhoneField')
  const events = useFieldEvents('phone')
  const { region } = new Intl.Locale(useKitLocale())
  return (
    <PhoneInput
      name="phone"
      events={events}
      label={translate('phone_label')}
      description={translate('phone_hint')}
      validators={validators}
      countryCode={region}
      autocomplete={purpose === 'sign-in' ? 'username' : 'tel'}
      isHidden={isHidden}
    />
  )
}
