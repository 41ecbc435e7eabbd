import type { User } from '@foyer/core/wire'
import { isolate } from '@foyer/kit/isolated'
import { useRef } from 'react'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import { checkSignedIn } from '../auth-form/check-signed-in.ts'
import { CodeForm } from '../codes/code-form.tsx'
import { useResendTime } from '../codes/use-resend-time.ts'
import type { EmailOrPhone } from '../methods/method.ts'
import { useFormattedPhone } from '../methods/use-formatted-phone.ts'
import { useFoyer } from '../plugins/foyer-context.ts'

export interface SignUpCodeProps {
  readonly sentTo: EmailOrPhone
  /** The page was loaded again: the focus stays where it is, and the server knows when the next message can be sent. */
  readonly isResumed: boolean
  readonly headingLevel: 1 | 2 | 3
  /** Sends the form again. */
  readonly resend: () => Promise<unknown>
  /** Goes back to the form. */
  readonly onBack: () => void
  readonly onSuccess: (user: User) => void
  readonly onError: ((message: string, error: unknown) => void) | undefined
}

const analytics = { form: 'sign-up-code', flow: 'sign_up' } as const

/** Asks for the code that makes the account. Does not reveal whether there is one already. Loaded when a code is sent. */
export function SignUpCode(props: SignUpCodeProps) {
  const { sentTo, isResumed, onBack } = props
  const foyer = useFoyer('SignUpCode')
  const { api, translate, readFingerprint } = foyer
  const root = useRef<HTMLDivElement>(null)
  const shownPhone = useFormattedPhone('phone' in sentTo ? sentTo.phone : null)
  const recipient = 'email' in sentTo ? sentTo.email : (shownPhone ?? sentTo.phone)
  const resendAt = useResendTime({ purpose: 'sign-up', isResumed, onExpired: onBack })
  const title = translate('code_form_sign_up_title')

  return (
    <AuthLayout root={root} title={title} headingLevel={props.headingLevel}>
      <CodeForm
        channel={'email' in sentTo ? 'email' : 'phone'}
        sentTo={recipient}
        sentText={translate('code_form_sign_up_text', { name: isolate(recipient) })}
        label={title}
        submitText={translate('sign_up_submit')}
        autofocus={!isResumed}
        send={async (code, { signal }) => {
          const body = { code, fingerprint: await readFingerprint(), lang: api.lang }
          return checkSignedIn(foyer, await api.call('registrationConfirm', { body, signal }))
        }}
        onSuccess={props.onSuccess}
        onError={props.onError}
        resend={props.resend}
        resendAt={resendAt}
        analytics={analytics}
        onOtherAddress={onBack}
      />
    </AuthLayout>
  )
}
