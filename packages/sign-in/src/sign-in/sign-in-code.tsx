import { Button } from '@foyer/kit/button'
import { isolate } from '@foyer/kit/isolated'
import { useRef } from 'react'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import styles from '../auth-form/auth-form.module.css'
import { CodeForm } from '../codes/code-form.tsx'
import { useResendTime } from '../codes/use-resend-time.ts'
import type { EmailOrPhone } from '../methods/method.ts'
import { useFormattedPhone } from '../methods/use-formatted-phone.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { useConfirmSignInCode, type CodeUser } from './use-confirm-sign-in-code.ts'

export interface SignInCodeProps {
  readonly sentTo: EmailOrPhone
  /** The page was loaded again: the focus stays where it is, and the server knows when the next message can be sent. */
  readonly isResumed: boolean
  readonly headingLevel: 1 | 2 | 3
  readonly hasPassword: boolean
  /** Another code was sent. */
  readonly onResent: () => void
  /** Goes back to the form, to its field for the identifier or for the password. */
  readonly onBack: (field: 'identifier' | 'password') => void
  readonly onSuccess: (user: CodeUser) => void
  readonly onError: ((message: string, error: unknown) => void) | undefined
}

const analytics = { form: 'sign-in-code', flow: 'sign_in' } as const

/** Asks for the code that was sent. Does not reveal whether there is an account. Loaded when a code is asked for. */
export function SignInCode(props: SignInCodeProps) {
  const { sentTo, isResumed, hasPassword, onBack } = props
  const { api, translate, readFingerprint } = useFoyer('SignInCode')
  const confirm = useConfirmSignInCode()
  const root = useRef<HTMLDivElement>(null)
  const shownPhone = useFormattedPhone('phone' in sentTo ? sentTo.phone : null)
  const recipient = 'email' in sentTo ? sentTo.email : (shownPhone ?? sentTo.phone)
  const resendAt = useResendTime({ purpose: 'sign-in', isResumed, onExpired: () => onBack('identifier') })
  const title = translate('code_form_sign_in_title')

  return (
    <AuthLayout root={root} title={title} headingLevel={props.headingLevel}>
      <CodeForm
        channel={'email' in sentTo ? 'email' : 'phone'}
        sentTo={recipient}
        sentText={translate('code_form_sign_in_text', { name: isolate(recipient) })}
        label={title}
        submitText={translate('sign_in_submit')}
        autofocus={!isResumed}
        send={confirm}
        onSuccess={props.onSuccess}
        onError={props.onError}
        resend={async () => {
          const body = { ...sentTo, fingerprint: await readFingerprint(), lang: api.lang }
          await api.call('signInCode', { body })
          props.onResent()
        }}
        resendAt={resendAt}
        analytics={analytics}
        onOtherAddress={() => onBack('identifier')}
      />
      {hasPassword && (
        <div className={styles.aligned}>
          <Button
            text={translate('code_form_use_password')}
            variant="plain"
            size="small"
            weight="medium"
            events={{ click: () => onBack('password') }}
          />
        </div>
      )}
    </AuthLayout>
  )
}
