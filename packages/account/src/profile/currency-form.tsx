import type { Validator } from '@foyer/core/validators'
import type { User } from '@foyer/core/wire'
import { CurrencyDropdown } from '@foyer/kit/currency-dropdown'
import { Form, FormMessage } from '@foyer/kit/form'
import { useSession } from '@foyer/sign-in'
import { useMemo } from 'react'
import { useAccountLocale } from '../provider/account-locale.ts'
import { EditButtons } from '../form/edit-buttons.tsx'
import type { RowEdit } from '../form/edit-row.tsx'
import { useCallForm } from '../form/use-call-form.ts'
import { currencies } from './currencies.ts'

const validators: readonly Validator[] = [{ type: 'required', lazy: true }]

/** The currency that amounts are shown in. Saving the current one makes no call. */
export function CurrencyForm({ user, finish, close }: RowEdit & { readonly user: User }) {
  const { translate } = useAccountLocale()
  const { session } = useSession()
  const current = user.currency
  const store = useCallForm<User | null>({
    async send(api, values, signal) {
      const currency = String(values['currency'])
      return currency === current ? null : api.call('updateAccount', { body: { currency }, signal })
    },
    onSuccess(changed) {
      if (changed === null) return close()
      session.update(changed)
      finish('account_currency_saved')
    },
  })
  // Includes the account's currency, even if it is no longer in use.
  const offered = useMemo(
    () => (current === null || currencies.includes(current) ? currencies : [current, ...currencies]),
    [current],
  )

  return (
    <Form store={store} label={translate('account_currency')}>
      <CurrencyDropdown
        name="currency"
        label={translate('account_currency')}
        currencies={offered}
        inputValue={current ?? ''}
        validators={validators}
      />
      <FormMessage store={store} />
      <EditButtons store={store} onCancel={close} />
    </Form>
  )
}
