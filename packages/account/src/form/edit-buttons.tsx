import type { FormStore } from '@foyer/core/form'
import { Button } from '@foyer/kit/button'
import { buttons } from '@foyer/kit/buttons'
import { Submit } from '@foyer/kit/submit'
import { useAccountLocale } from '../provider/account-locale.ts'

export interface EditButtonsProps<Result> {
  readonly store: FormStore<Result>
  /** Default: 'Save'. */
  readonly text?: string
  readonly onCancel: () => void
}

/** The buttons at the end of a form in a row. */
export function EditButtons<Result>({ store, text, onCancel }: EditButtonsProps<Result>) {
  const { translate } = useAccountLocale()

  function cancel(): void {
    store.cancel()
    onCancel()
  }

  return (
    <div className={buttons}>
      <Submit text={text ?? translate('account_save')} isWide={false} />
      <Button text={translate('identifiers_cancel')} variant="secondary" events={{ click: cancel }} />
    </div>
  )
}
