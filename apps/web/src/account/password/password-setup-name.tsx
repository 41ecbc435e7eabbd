import { SubmitError, type FormStore } from '@foyer/core/form'
import { Button } from '@foyer/kit/button'
import { Form, FormMessage } from '@foyer/kit/form'
import { Submit } from '@foyer/kit/submit'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import {
  ApiError,
  MethodFields,
  NewPasswordInput,
  readCredential,
  useSession,
  type MethodId,
} from '@foyer/sign-in'
import { use, useEffect, useState } from 'react'
import { PasswordProfileContext } from '../../first-page/password-profile.ts'
import { useAccountLocale } from '../locale/account-locale.ts'
import formStyles from '../form/account-form.module.css'
import { useCallForm } from '../form/use-call-form.ts'

/** The identifier for the new password: an e-mail address or a phone number. */
type SetupName = ReturnType<typeof readCredential>

export interface PasswordSetupNameProps {
  /** Called when the code was sent. */
  readonly onSent: (name: SetupName) => void
}

const methods = ['email', 'phone'] as const

/** The form for the identifier and the password. */
export function PasswordSetupName({ onSent }: PasswordSetupNameProps) {
  const { translate } = useAccountLocale()
  const { session } = useSession()
  const [method, setMethod] = useState<MethodId>('email')
  const store = useCallForm({
    async send(api, values, signal) {
      const name = readCredential(values)
      await api.call('passwordSetup', { body: { ...name, password: String(values['password']) }, signal })
      return name
    },
    onSuccess: onSent,
  })
  const isProofNeeded = useIsProofNeeded(store)

  function choose(id: MethodId): void {
    // An error about an e-mail address does not apply to a phone number.
    if (store.getSubmission().status !== 'pending') store.reset()
    setMethod(id)
  }

  return (
    <Form store={store} label={translate('password_title')}>
      <MethodFields ids={methods} selected={method} onSelect={choose} purpose="sign-up" />
      <NewPasswordInput
        name="password"
        label={translate('password_next')}
        profile={use(PasswordProfileContext)}
      />
      <FormMessage store={store} />
      {isProofNeeded && (
        <div className={formStyles.again}>
          <Button
            text={translate('link_again')}
            variant="secondary"
            size="small"
            events={{ click: () => void session.signOut() }}
          />
        </div>
      )}
      <Submit text={translate('password_setup_send')} isWide={false} variant="secondary" />
    </Form>
  )
}

/** The last submit failed because a recent sign-in is required, and its message still shows. */
function useIsProofNeeded<Result>(store: FormStore<Result>): boolean {
  const [isNeeded, setIsNeeded] = useStateAfterPress(false)
  useEffect(
    () =>
      store.subscribe(() => {
        const submission = store.getSubmission()
        const isSaid = submission.status === 'error' && submission.message !== ''
        const reason = isSaid && submission.error instanceof SubmitError ? submission.error.cause : null
        setIsNeeded(reason instanceof ApiError && reason.code === 'proof_needed')
      }),
    [store, setIsNeeded],
  )
  return isNeeded
}
