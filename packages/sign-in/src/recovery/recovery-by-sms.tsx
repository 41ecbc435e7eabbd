import type { PasswordProfile } from '@foyer/core/validators'
import { CodeInput } from '@foyer/kit/code-input'
import { Form, FormMessage } from '@foyer/kit/form'
import { isolate, Sentence } from '@foyer/kit/isolated'
import { Submit } from '@foyer/kit/submit'
import { lazy, Suspense, type FunctionComponent } from 'react'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import { useNewPasswordForm } from './use-new-password-form.ts'
import type { ReceivedCodeProps } from '../codes/received-code.tsx'
import { useFormattedPhone } from '../methods/use-formatted-phone.ts'
import { AccountNameField } from '../methods/passwords/account-name-field.tsx'
import { useFoyer } from '../plugins/foyer-context.ts'
import { NewPasswordField } from './new-password-field.tsx'
import type { RecoveredUser } from './recovered-user.ts'
import { StartAgain } from './start-again.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'

export interface RecoveryBySmsProps {
  /** ASCII `+digits`. */
  readonly phone: string
  readonly passwordProfile: PasswordProfile | undefined
  readonly headingLevel: 1 | 2 | 3
  readonly onSuccess: ((user: RecoveredUser) => void) | undefined
  readonly onError: ((message: string, error: unknown) => void) | undefined
  readonly onAgain: () => void
}

const load = () => import('../codes/received-code.tsx')

/** Loaded with this step, and not with the page, because few people reach it. If it cannot be loaded in two tries, people type the code. */
const ReceivedCode = lazy<FunctionComponent<ReceivedCodeProps>>(() =>
  load()
    .catch(load)
    .then(
      (loaded) => ({ default: loaded.ReceivedCode }),
      () => ({ default: () => null }),
    ),
)

/** The form for the code from the text message, and the new password. */
export function RecoveryBySms(props: RecoveryBySmsProps) {
  const { phone, passwordProfile, headingLevel, onSuccess, onError, onAgain } = props
  const foyer = useFoyer('RecoveryBySms')
  const { api, translate } = foyer
  const shownPhone = useFormattedPhone(phone)
  const { store, root, watch } = useNewPasswordForm(foyer, {
    form: 'recovery-code',
    flow: 'recovery',
    send({ code, password }, shared, request) {
      const body = { phone, code: String(code), password: String(password), ...shared }
      return api.call('recoveryConfirm', { body, ...request })
    },
    onSuccess,
    onError,
  })
  useFocusedHeading(root)

  return (
    <AuthLayout
      root={root}
      title={translate('recovery_sms_title')}
      subtitle={<Sentence text={translate('recovery_sms_text', { phone: isolate(shownPhone) })} />}
      headingLevel={headingLevel}
      watch={watch}
    >
      {'OTPCredential' in globalThis && (
        <Suspense>
          {/* It does not send the form: the new password is still missing. */}
          <ReceivedCode store={store} root={root} />
        </Suspense>
      )}
      <Form store={store} label={translate('recovery_sms_title')}>
        <AccountNameField name={phone} />
        <CodeInput name="code" label={translate('recovery_sms_label')} events={watch?.events('code')} />
        <NewPasswordField passwordProfile={passwordProfile} />
        <FormMessage store={store} />
        <Submit text={translate('new_password_submit')} />
      </Form>
      <StartAgain text={translate('recovery_sms_again')} onAgain={onAgain} />
    </AuthLayout>
  )
}
