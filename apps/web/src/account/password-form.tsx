import { passwordProfiles, type Validator } from '@foyer/core/validators'
import { Form, FormMessage } from '@foyer/kit/form'
import { PasswordInput, PresentPasswordInput, type PasswordRequirement } from '@foyer/kit/password-input'
import { Submit } from '@foyer/kit/submit'
import { useState } from 'react'
import { PageLink } from '../navigation/page-link.tsx'
import { useAccountLocale } from './account-locale.ts'
import styles from './account-form.module.css'
import { useCallForm } from './use-call-form.ts'

export interface PasswordFormProps {
  /** Who the password is of, for a password manager that keeps several. */
  readonly accountName: string | null
  readonly onChanged: () => void
}

const required: readonly Validator[] = [{ type: 'required', lazy: true }]

const requirements: readonly PasswordRequirement[] = [
  ...passwordProfiles.classic,
  { type: 'passwordsTooSimilar' },
]

/** The present password, and the one that is to take its place. */
export function PasswordForm({ accountName, onChanged }: PasswordFormProps) {
  const { translate } = useAccountLocale()
  const [present, setPresent] = useState('')
  const store = useCallForm({
    send: (api, values, signal) =>
      api.call('password', {
        body: { password: String(values['password']), newPassword: String(values['newPassword']) },
        signal,
      }),
    onSuccess: onChanged,
  })

  return (
    <div className={styles.card}>
      <Form store={store} label={translate('password_title')}>
        {accountName !== null && (
          // Where managers look for the name: https://www.chromium.org/developers/design-documents/form-styles-that-chromium-understands/
          <input type="text" name="username" autoComplete="username" value={accountName} readOnly hidden />
        )}
        <PresentPasswordInput
          name="password"
          label={translate('password_present')}
          aside={
            <PageLink href="/recover" className={styles.link}>
              {translate('password_forgot')}
            </PageLink>
          }
          validators={required}
          events={{ change: setPresent }}
        />
        <PasswordInput
          name="newPassword"
          label={translate('password_next')}
          validators={required}
          passwordRequirements={requirements}
          differsFromPrevious={present || undefined}
          newPassword
        />
        <FormMessage store={store} />
        <Submit text={translate('password_submit')} isWide={false} variant="secondary" />
      </Form>
    </div>
  )
}
