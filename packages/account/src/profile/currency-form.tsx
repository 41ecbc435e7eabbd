import type { Validator } from '@foyer/core/validators'
import type { User } from '@foyer/core/wire'
import { CurrencyDropdown } from '@foyer/kit/currency-dropdown'
import { Form, FormMessage } from '@foyer/kit/form'
import { snackbars } from '@foyer/kit/snackbar'
import { Submit } from '@foyer/kit/submit'
import { useSession } from '@foyer/sign-in'
import { useMemo } from 'react'
import { useAccountLocale } from '../provider/account-locale.ts'
import { currencies } from './currencies.ts'
import { useCallForm } from '../form/use-call-form.ts'

const validators: readonly Validator[] = [{ type: 'required', lazy: true }]

/** The currency that amounts are shown in. */
export function CurrencyForm({ user }: { readonly user: User }) {
  const { translate } = useAccountLocale()
  const { session } = useSession()
  const { currency } = user
  const store = useCallForm<User>({
    send: (api, values, signal) =>
      api.call('updateAccount', { body: { currency: String(values['currency']) }, signal }),
    onSuccess(changed) {
      session.update(changed)
      snackbars.show({ text: translate('account_currency_saved'), variant: 'success' })
    },
  })
  // Includes the account's currency, even if it is no longer in use.
  const offered = useMemo(
    () => (currency === null || currencies.includes(currency) ? currencies : [currency, ...currencies]),
    [currency],
  )

  return (
    <Form store={store} label={translate('account_currency')}>
      <CurrencyDropdown
        name="currency"
        label={translate('account_currency')}
        currencies={offered}
        inputValue={currency ?? ''}
        validators={validators}
      />
      <FormMessage store={store} />
      <Submit text={translate('account_save')} isWide={false} variant="secondary" />
    </Form>
  )
}
