import type { Validator } from '@foyer/core/validators'
import { Form, FormMessage, useFormStore } from '@foyer/kit/form'
import type { ModalHandle } from '@foyer/kit/modal'
import { CurrentPasswordInput } from '@foyer/kit/password-input'
import { Submit } from '@foyer/kit/submit'
import { useEffect } from 'react'
import { useApi } from '../api/use-api.ts'
import { toSubmitError } from '../auth-form/to-submit-error.ts'
import { AccountNameField } from '../methods/passwords/account-name-field.tsx'
import { useFoyer } from '../plugins/foyer-context.ts'
import { useSession } from '../session/use-session.ts'

const required: readonly Validator[] = [{ type: 'required', lazy: true }]

/** Asks for the password. */
export function PasswordWay({ modal }: { readonly modal: ModalHandle }) {
  const { translate } = useFoyer('the proof dialog')
  const { api, describeFormFailure } = useApi()
  const { state } = useSession()
  const accountName = state.status === 'signed-in' ? (state.user.email ?? state.user.phone) : null
  const store = useFormStore({
    async send({ password }, { signal }) {
      try {
        await api.call('proof', { body: { password: String(password) }, signal })
      } catch (error) {
        throw toSubmitError(error, describeFormFailure, store)
      }
    },
    describeFailure: describeFormFailure,
    onSuccess: () => modal.resolve(),
  })
  useEffect(
    () =>
      modal.guard(() => {
        store.cancel()
        return true
      }),
    [modal, store],
  )

  return (
    <Form store={store} label={translate('proof_title')} showsSuccess={false}>
      {accountName !== null && <AccountNameField name={accountName} />}
      <CurrentPasswordInput
        name="password"
        label={translate('password_label')}
        validators={required}
        autofocus
      />
      <FormMessage store={store} />
      <Submit text={translate('proof_submit')} />
    </Form>
  )
}
