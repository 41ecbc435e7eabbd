import type { User } from '@foyer/core/wire'
import type { Validator } from '@foyer/core/validators'
import { BaseInput } from '@foyer/kit/base-input'
import { Form, FormMessage } from '@foyer/kit/form'
import { snackbars } from '@foyer/kit/snackbar'
import { Submit } from '@foyer/kit/submit'
import { useSession } from '@foyer/sign-in'
import { useAccountLocale } from '../provider/account-locale.ts'
import styles from '../form/account-form.module.css'
import { useCallForm } from '../form/use-call-form.ts'

const validators: readonly Validator[] = [{ type: 'length', max: 100, trim: true, lazy: true }]

/** The person's display name. An empty one removes it. */
export function NameForm({ user }: { readonly user: User }) {
  const { translate } = useAccountLocale()
  const { session } = useSession()
  const store = useCallForm<User>({
    send: (api, { name }, signal) =>
      api.call('updateAccount', { body: { name: String(name).trim() }, signal }),
    onSuccess(changed) {
      session.update(changed)
      snackbars.show({ text: translate('account_name_saved'), variant: 'success' })
    },
  })

  return (
    <div className={styles.top} data-screen-only>
      <Form store={store} label={translate('account_name')}>
        <BaseInput
          name="name"
          label={translate('account_name')}
          description={translate('account_name_hint')}
          inputValue={user.name ?? ''}
          validators={validators}
          autocomplete="name"
        />
        <FormMessage store={store} />
        <Submit text={translate('account_save')} isWide={false} variant="secondary" />
      </Form>
    </div>
  )
}
