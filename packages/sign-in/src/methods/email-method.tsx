import type { Validator } from '@foyer/core/validators'
import { EmailInput } from '@foyer/kit/email-input'
import { useFieldEvents } from '../auth-form/form-watch.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import type { Method, MethodFieldProps } from './method.ts'

const validators: readonly Validator[] = [
  { type: 'required', lazy: true },
  { type: 'email', lazy: true },
]

function EmailField({ purpose, label, isHidden, inputValue }: MethodFieldProps) {
  const { translate } = useFoyer('EmailField')
  const events = useFieldEvents('email')
  return (
    <EmailInput
      name="email"
      events={events}
      label={label ?? translate('email_label')}
      validators={validators}
      // Password managers look for `username` beside a `current-password`, browsers for `webauthn` to suggest passkeys.
      autocomplete={purpose === 'sign-in' ? 'username webauthn' : 'email'}
      isHidden={isHidden}
      inputValue={inputValue}
    />
  )
}

export const emailMethod: Method = {
  title: 'method_email',
  Field: EmailField,
  matches: (text) => /@|\p{L}{2}/u.test(text),
  offer: { reason: 'method_email_meant', action: 'method_email_take' },
  toIdentifier: ({ email }) => ({ email: String(email).trim() }),
}
