import type { Validator } from '@foyer/core/validators'
import { PhoneInput } from '@foyer/kit/phone-input'
import { useFieldEvents } from '../auth-form/form-watch.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import type { MethodFieldProps } from './method.ts'
import { useLikelyCountry } from './use-likely-country.ts'

const validators: readonly Validator[] = [{ type: 'required', lazy: true }]

/** A phone number field. Its initial country is derived from the browser's time zone and languages; if that fails, it asks for one. */
export default function PhoneField({ purpose, label, isHidden, inputValue }: MethodFieldProps) {
  const { translate } = useFoyer('PhoneField')
  const events = useFieldEvents('phone')
  const country = useLikelyCountry()
  return (
    <PhoneInput
      name="phone"
      events={events}
      label={label ?? translate('phone_label')}
      description={translate('phone_hint')}
      validators={validators}
      countryCode={country}
      autocomplete={purpose === 'sign-in' ? 'username webauthn' : 'tel'}
      isHidden={isHidden}
      inputValue={inputValue}
    />
  )
}
