import type { Validator } from '@foyer/core/validators'
import { Button } from '@foyer/kit/button'
import { Form, FormMessage } from '@foyer/kit/form'
import type { ModalHandle } from '@foyer/kit/modal'
import { PresentPasswordInput } from '@foyer/kit/password-input'
import { Submit } from '@foyer/kit/submit'
import { AccountNameField } from '@foyer/sign-in'
import { useAccountLocale } from '../locale/account-locale.ts'
import styles from '../form/dialog-form.module.css'
import { useDialogForm } from '../form/use-dialog-form.ts'

export interface LinkFormProps {
  /** Resolved when the browser is about to go to the provider. */
  readonly modal: ModalHandle
  /** The provider's name. */
  readonly provider: string
  /** The account's identifier, for password managers that store several accounts. */
  readonly accountName: string | null
  /** Goes to the provider. @throws ApiError when the call fails */
  readonly onSubmit: (password: string) => Promise<void>
}

const required: readonly Validator[] = [{ type: 'required', lazy: true }]

/** Asks for the password before another account may be linked. */
export function LinkForm({ modal, provider, accountName, onSubmit }: LinkFormProps) {
  const { translate } = useAccountLocale()
  const store = useDialogForm(modal, (_api, { password }) => onSubmit(String(password)))

  return (
    <Form store={store} label={translate('link_ask', { name: provider })}>
      <p className={styles.text}>{translate('link_text')}</p>
      {accountName !== null && <AccountNameField name={accountName} />}
      <PresentPasswordInput
        name="password"
        label={translate('password_present')}
        validators={required}
        autofocus
      />
      <FormMessage store={store} />
      <div className={styles.buttons}>
        <Submit text={translate('link_submit', { name: provider })} isWide={false} />
        <Button
          text={translate('link_cancel')}
          variant="secondary"
          events={{ click: () => modal.cancel() }}
        />
      </div>
    </Form>
  )
}
