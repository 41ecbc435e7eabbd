import { createTranslate } from '@foyer/core/messages'
import { validation } from '@foyer/core/messages/en-001/validation'
import type { Validator } from '@foyer/core/validators'
import { BaseInput } from '@foyer/kit/base-input'
import { useKitMessages } from '@foyer/kit/messages'
import { useMemo } from 'react'
import { useFieldEvents } from '../auth-form/form-watch.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import type { MethodFieldProps } from './method.ts'

const translateEnglish = createTranslate(validation)

/** A plus and 7 to 15 digits (ITU-T E.164), with the usual separators. */
const pattern = /^\s*[+\uff0b](?:[\s().\-\u2010-\u2013]*\p{Nd}){7,15}[\s).]*$/u

/** A phone number field without countries: used until the real one is loaded, and if it cannot be. */
export function PlainPhoneField({ purpose, label, isHidden, inputValue }: MethodFieldProps) {
  const { translate } = useFoyer('PhoneField')
  const events = useFieldEvents('phone')
  const translateRule = useKitMessages(translateEnglish)
  const validators = useMemo<readonly Validator[]>(
    () => [
      { type: 'required', lazy: true },
      {
        type: 'regexp',
        pattern,
        code: 'phone_incomplete',
        message: translateRule('validation_phone_incomplete'),
        lazy: true,
      },
    ],
    [translateRule],
  )
  return (
    // No success ticks, as in the real one, because a complete number may still be somebody else's.
    <div data-ticks="none">
      <BaseInput
        name="phone"
        events={events}
        // The HTML standard does not allow autocomplete="username" on an input of type "tel".
        type={purpose === 'sign-in' ? 'text' : 'tel'}
        inputMode="tel"
        label={label ?? translate('phone_label')}
        description={translate('phone_hint')}
        validators={validators}
        autocomplete={purpose === 'sign-in' ? 'username webauthn' : 'tel'}
        isHidden={isHidden}
        inputValue={inputValue}
      />
    </div>
  )
}
