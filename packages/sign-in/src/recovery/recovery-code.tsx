import { displayPhone } from '@foyer/core/phone'
import type { PasswordProfile, Validator } from '@foyer/core/validators'
import type { User } from '@foyer/core/wire'
import { BaseInput } from '@foyer/kit/base-input'
import { Button } from '@foyer/kit/button'
import { Form, FormMessage } from '@foyer/kit/form'
import { Submit } from '@foyer/kit/submit'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import styles from '../auth-form/auth-form.module.css'
import { useAuthForm } from '../auth-form/use-auth-form.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { useFocusedHeading } from './recovery-sent.tsx'

export interface RecoveryCodeProps {
  /** `+` and digits. */
  readonly phone: string
  readonly passwordProfile: PasswordProfile
  readonly headingLevel: 1 | 2 | 3
  readonly onSuccess: ((user: User) => void) | undefined
  readonly onError: ((message: string, error: unknown) => void) | undefined
  readonly onAgain: () => void
}

const codeValidators: readonly Validator[] = [
  { type: 'required', lazy: true },
  { type: 'length', max: 16, trim: true, lazy: true },
]

/** The code from the text message, and the new password. */
export function RecoveryCode(props: RecoveryCodeProps) {
  const { phone, passwordProfile, headingLevel, onSuccess, onError, onAgain } = props
  const foyer = useFoyer('RecoveryCode')
  const { api, translate } = foyer
  const { store, root, watch } = useAuthForm(foyer, {
    form: 'recovery-code',
    flow: 'recovery',
    send({ code, password }, shared, attempt) {
      // People copy the code with a blank or a dash in its middle.
      const body = {
        phone,
        code: String(code).replaceAll(/[\s-]/g, ''),
        password: String(password),
        ...shared,
      }
      return api.call('recoveryConfirm', { body, ...attempt })
    },
    onSuccess,
    onError,
  })
  useFocusedHeading(root)

  return (
    <AuthLayout
      root={root}
      title={translate('recovery_code_title')}
      subtitle={translate('recovery_code_text', { phone: isolate(displayPhone(phone)) })}
      headingLevel={headingLevel}
      watch={watch}
    >
      <Form store={store} label={translate('recovery_code_title')}>
        <BaseInput
          name="code"
          label={translate('recovery_code_label')}
          validators={codeValidators}
          autocomplete="one-time-code"
          type="tel"
          events={watch?.events('code')}
        />
        <NewPasswordField profile={passwordProfile} />
        <FormMessage store={store} />
        <Submit text={translate('new_password_submit')} />
      </Form>
      <div className={styles.aligned}>
        <Button
          text={translate('recovery_code_again')}
          variant="plain"
          size="small"
          weight="medium"
          events={{ click: onAgain }}
        />
      </div>
    </AuthLayout>
  )
}

/** A plus and its digits are read from left to right inside any sentence (Unicode's LRI and PDI). */
function isolate(phone: string): string {
  return `\u2066${phone}\u2069`
}
