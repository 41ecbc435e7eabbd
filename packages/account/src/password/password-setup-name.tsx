import { Form, FormMessage } from '@foyer/kit/form'
import { Submit } from '@foyer/kit/submit'
import {
  MethodFields,
  NewPasswordInput,
  readIdentifier,
  useReachableMethods,
  type MethodId,
} from '@foyer/sign-in'
import { useState } from 'react'
import { useAccount } from '../provider/account-context.ts'
import { useCallForm } from '../form/use-call-form.ts'

/** The identifier for the new password: an e-mail address or a phone number. */
type SetupIdentifier = ReturnType<typeof readIdentifier>

export interface PasswordSetupNameProps {
  /** Called when the code was sent. */
  readonly onSent: (identifier: SetupIdentifier) => void
}

const bothMethods = ['email', 'phone'] as const

/** The form for the identifier and the password. */
export function PasswordSetupName({ onSent }: PasswordSetupNameProps) {
  const { translate, passwordProfile, reachableKinds } = useAccount()
  const methods = useReachableMethods(bothMethods, reachableKinds)
  const [method, setMethod] = useState<MethodId>('email')
  const store = useCallForm({
    async send(api, values, signal, key) {
      const identifier = readIdentifier(values)
      await api.call('passwordSetup', {
        body: { ...identifier, password: String(values['password']) },
        signal,
        key,
      })
      return identifier
    },
    onSuccess: onSent,
  })

  function choose(id: MethodId): void {
    // An error about an e-mail address does not apply to a phone number.
    store.reset()
    setMethod(id)
  }

  return (
    <Form store={store} label={translate('password_title')}>
      <MethodFields
        ids={methods}
        selected={methods.find((id) => id === method) ?? methods[0]}
        onSelect={choose}
        purpose="sign-up"
      />
      <NewPasswordInput
        name="password"
        label={translate('password_next')}
        passwordProfile={passwordProfile}
      />
      <FormMessage store={store} />
      <Submit text={translate('password_setup_send')} variant="secondary" />
    </Form>
  )
}
