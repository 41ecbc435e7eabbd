import { Form, FormMessage } from '@foyer/kit/form'
import { Submit } from '@foyer/kit/submit'
import { AccountNameField, NewPasswordInput } from '@foyer/sign-in'
import { EditButtons } from '../form/edit-buttons.tsx'
import { useCallForm } from '../form/use-call-form.ts'
import { useAccount } from '../provider/account-context.ts'

export interface FirstPasswordFormProps {
  /** The account's identifier, for password managers. */
  readonly accountName: string | null
  readonly onDone: () => void
  /** Default: the form cannot be closed. */
  readonly onCancel?: () => void
}

/** Sets a password for an account that has none, after a recent proof. */
export function FirstPasswordForm({ accountName, onDone, onCancel }: FirstPasswordFormProps) {
  const { translate, passwordProfile } = useAccount()
  const store = useCallForm({
    send: (api, { newPassword }, signal, key) =>
      api.call('password', { body: { newPassword: String(newPassword) }, signal, key }),
    onSuccess: onDone,
  })
  return (
    <Form store={store} label={translate('password_title')}>
      {accountName !== null && <AccountNameField name={accountName} />}
      <NewPasswordInput
        name="newPassword"
        label={translate('password_next')}
        passwordProfile={passwordProfile}
      />
      <FormMessage store={store} />
      {onCancel === undefined ? (
        <Submit text={translate('password_setup_submit')} />
      ) : (
        <EditButtons store={store} text={translate('password_setup_submit')} onCancel={onCancel} />
      )}
    </Form>
  )
}
