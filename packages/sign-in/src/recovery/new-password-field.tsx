import { useFieldEvents } from '../auth-form/form-watch.ts'
import { NewPasswordInput, type NewPasswordInputProps } from '../methods/passwords/new-password-input.tsx'
import { useFoyer } from '../plugins/foyer-context.ts'

/** The field for the new password, with its rules. */
export function NewPasswordField({ passwordProfile }: Pick<NewPasswordInputProps, 'passwordProfile'>) {
  const { translate } = useFoyer('NewPasswordField')
  const events = useFieldEvents('password')
  return (
    <NewPasswordInput
      name="password"
      events={events}
      label={translate('new_password_label')}
      passwordProfile={passwordProfile}
    />
  )
}
