import type { User } from '@foyer/core/wire'
import type { Validator } from '@foyer/core/validators'
import { BaseInput } from '@foyer/kit/base-input'
import { Form, FormMessage } from '@foyer/kit/form'
import { useSession } from '@foyer/sign-in'
import { useAccountLocale } from '../provider/account-locale.ts'
import { EditButtons } from '../form/edit-buttons.tsx'
import type { RowEdit } from '../form/edit-row.tsx'
import { useCallForm } from '../form/use-call-form.ts'

const validators: readonly Validator[] = [{ type: 'length', max: 100, trim: true, lazy: true }]

/** The person's display name. Saving an empty one removes it; saving the current one makes no call. */
export function NameForm({ user, finish, close }: RowEdit & { readonly user: User }) {
  const { translate } = useAccountLocale()
  const { session } = useSession()
  const current = user.name ?? ''
  const store = useCallForm<User | null>({
    async send(api, values, signal) {
      const name = String(values['name']).trim()
      return name === current ? null : api.call('updateAccount', { body: { name }, signal })
    },
    onSuccess(changed) {
      if (changed === null) return close()
      session.update(changed)
      finish('account_name_saved')
    },
  })

  return (
    <Form store={store} label={translate('account_name')}>
      <BaseInput
        name="name"
        label={translate('account_name')}
        description={translate('account_name_hint')}
        inputValue={current}
        validators={validators}
        autocomplete="name"
      />
      <FormMessage store={store} />
      <EditButtons store={store} onCancel={close} />
    </Form>
  )
}
