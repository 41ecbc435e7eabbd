import type { FormStore } from '@foyer/core/form'
import { Button } from '@foyer/kit/button'
import { Submit } from '@foyer/kit/submit'
import { useAccountLocale } from '../provider/account-locale.ts'
import styles from '../identifiers/identifiers.module.css'

export interface EditButtonsProps<Result> {
  readonly store: FormStore<Result>
  /** Default: 'Save'. */
  readonly text?: string
  readonly onCancel: () => void
}

/** The end of a form in a row. */
export function EditButtons<Result>({ store, text, onCancel }: EditButtonsProps<Result>) {
  const { translate } = useAccountLocale()

  function cancel(): void {
    store.cancel()
    onCancel()
  }

  return (
    <div className={styles.buttons}>
      <Submit text={text ?? translate('account_save')} isWide={false} />
      <Button text={translate('identifiers_cancel')} variant="secondary" events={{ click: cancel }} />
    </div>
  )
}
