import { Button } from '@foyer/kit/button'
import { buttons } from '@foyer/kit/buttons'
import { Checkbox } from '@foyer/kit/checkbox'
import { Form, FormMessage } from '@foyer/kit/form'
import type { ModalHandle } from '@foyer/kit/modal'
import { Submit } from '@foyer/kit/submit'
import { useAccountLocale } from '../provider/account-locale.ts'
import { Destructive } from '../form/destructive.tsx'
import styles from '../form/dialog-form.module.css'
import { useDialogForm } from '../form/use-dialog-form.ts'

export interface DeletionFormProps {
  /** Resolved once the account is deleted. */
  readonly modal: ModalHandle
}

/** Explains what is deleted and what stays, and asks for a tick. */
export function DeletionForm({ modal }: DeletionFormProps) {
  const { translate } = useAccountLocale()
  const store = useDialogForm(modal, (api, _values, signal, key) =>
    api.call('deleteAccount', { body: {}, signal, key }),
  )

  return (
    <Form store={store} label={translate('deletion_ask')}>
      <p className={styles.text}>{translate('deletion_goes')}</p>
      <ul className={styles.list}>
        <li>{translate('deletion_goes_profile')}</li>
        <li>{translate('deletion_goes_links')}</li>
        <li>{translate('deletion_goes_devices')}</li>
        <li>{translate('deletion_goes_orders')}</li>
      </ul>
      <p className={styles.text}>{translate('deletion_stays')}</p>
      <Checkbox
        name="isSure"
        label={translate('deletion_confirm')}
        validators={[{ type: 'required', lazy: true, message: translate('deletion_confirm_missing') }]}
      />
      <FormMessage store={store} />
      <div className={buttons}>
        <Destructive>
          <Submit text={translate('deletion_submit')} isWide={false} />
        </Destructive>
        <Button
          text={translate('deletion_keep')}
          variant="secondary"
          events={{ click: () => modal.cancel() }}
        />
      </div>
    </Form>
  )
}
