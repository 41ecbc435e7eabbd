import type { Validator } from '@foyer/core/validators'
import { Form, FormMessage } from '@foyer/kit/form'
import { CurrentPasswordInput } from '@foyer/kit/password-input'
import { textLink } from '@foyer/kit/text-link'
import { AccountNameField, NewPasswordInput } from '@foyer/sign-in'
import { useState } from 'react'
import { useAccount } from '../provider/account-context.ts'
import { EditButtons } from '../form/edit-buttons.tsx'
import { useCallForm } from '../form/use-call-form.ts'

export interface PasswordFormProps {
  /** The account's identifier, for password managers that store several accounts. */
  readonly accountName: string | null
  readonly onCancel: () => void
  readonly onChanged: () => void
}

const required: readonly Validator[] = [{ type: 'required', lazy: true }]

/** A form with the current and the new password. */
export function PasswordForm({ accountName, onCancel, onChanged }: PasswordFormProps) {
  const { translate, passwordProfile, links, Link } = useAccount()
  const [current, setCurrent] = useState('')
  const store = useCallForm({
    send: (api, values, signal, key) =>
      api.call('password', {
        body: { password: String(values['password']), newPassword: String(values['newPassword']) },
        // The current password, which was just typed, is the proof, so that no dialog asks for one.
        proof: { password: String(values['password']) },
        signal,
        key,
      }),
    onSuccess: onChanged,
  })

  return (
    <Form store={store} label={translate('password_title')}>
      {accountName !== null && <AccountNameField name={accountName} />}
      <CurrentPasswordInput
        name="password"
        label={translate('password_present')}
        aside={
          links.recovery !== undefined && (
            <Link href={links.recovery} className={textLink}>
              {translate('password_forgot')}
            </Link>
          )
        }
        validators={required}
        events={{ change: setCurrent }}
      />
      <NewPasswordInput
        name="newPassword"
        label={translate('password_next')}
        passwordProfile={passwordProfile}
        differsFromPrevious={current || undefined}
      />
      <FormMessage store={store} />
      <EditButtons store={store} text={translate('password_submit')} onCancel={onCancel} />
    </Form>
  )
}
