import type { User } from '@foyer/core/wire'
import type { Validator } from '@foyer/core/validators'
import { BaseInput } from '@foyer/kit/base-input'
import { Form, FormMessage } from '@foyer/kit/form'
import { snackbars } from '@foyer/kit/snackbar'
import { Submit } from '@foyer/kit/submit'
import { useSession } from '@foyer/sign-in'
import { useAccountLocale } from './account-locale.ts'
import styles from './account-form.module.css'
import { useCallForm } from './use-call-form.ts'

const validators: readonly Validator[] = [{ type: 'length', max: 100, trim: true, lazy: true }]

/** The name that a person is greeted by. Empty takes it away. */
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
