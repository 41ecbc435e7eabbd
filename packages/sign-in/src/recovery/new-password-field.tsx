import { passwordProfiles, type PasswordProfile, type Validator } from '@foyer/core/validators'
import { PasswordInput } from '@foyer/kit/password-input'
import { useFieldEvents } from '../auth-form/form-watch.ts'
import { useFoyer } from '../plugins/foyer-context.ts'

const validators: readonly Validator[] = [{ type: 'required', lazy: true }]

/** The password that is to be, with its rules. */
export function NewPasswordField({ profile }: { readonly profile: PasswordProfile }) {
  const { translate } = useFoyer('NewPasswordField')
  const events = useFieldEvents('password')
  return (
    <PasswordInput
      name="password"
      events={events}
      label={translate('new_password_label')}
      validators={validators}
      passwordRequirements={passwordProfiles[profile]}
      autocomplete="new-password"
      newPassword
    />
  )
}
