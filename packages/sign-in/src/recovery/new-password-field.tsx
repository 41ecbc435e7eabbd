import type { PasswordProfile } from '@foyer/core/validators'
import { useFieldEvents } from '../auth-form/form-watch.ts'
import { NewPasswordInput } from '../methods/passwords/new-password-input.tsx'
import { useFoyer } from '../plugins/foyer-context.ts'

/** The field for the new password, with its rules. */
export function NewPasswordField({ profile }: { readonly profile: PasswordProfile | undefined }) {
  const { translate } = useFoyer('NewPasswordField')
  const events = useFieldEvents('password')
  return (
    <NewPasswordInput
      name="password"
      events={events}
      label={translate('new_password_label')}
      profile={profile}
    />
  )
}
