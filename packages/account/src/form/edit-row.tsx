import { Button } from '@foyer/kit/button'
import { isFocusFree } from '@foyer/kit/is-focus-free'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import listStyles from '../layout/account-list.module.css'
import { useAccountLocale, type AccountLocale } from '../provider/account-locale.ts'
import styles from './edit-row.module.css'

export interface EditRowProps {
  /** What is edited: part of the button's accessible name. */
  readonly name: string
  /** Shows the name above the value. Set it to `false` if the section's heading says the same. Default: true. */
  readonly isNamed?: boolean
  /** `null`: there is none. */
  readonly value: ReactNode
  /** The text of the button. Default: 'Edit'. */
  readonly action?: string
  /** The form, in place of the value. */
  readonly children: (edit: RowEdit) => ReactNode
}

/** How the form of a row ends. Either way the focus goes back to the row's button. */
export interface RowEdit {
  /** @param message says what was saved, at the row */
  readonly finish: (message: Parameters<AccountLocale['translate']>[0]) => void
  /** Nothing was changed. */
  readonly close: () => void
}

/** A value with a button that opens its form in the same place. After saving, a message stays until the value is edited again. */
export function EditRow({ name, isNamed = true, value, action, children }: EditRowProps) {
  const { translate } = useAccountLocale()
  const [isOpen, setIsOpen] = useState(false)
  const [saved, setSaved] = useState<Parameters<RowEdit['finish']>[0] | null>(null)
  const row = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    // The pressed button has been replaced by the form or by the row's button. The focus stays if the person has moved it meanwhile.
    if (isOpen !== wasOpen.current && isFocusFree())
      row.current?.querySelector<HTMLElement>(':is(input, select, button):not([tabindex="-1"])')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  function finishEdit(message: typeof saved): void {
    setSaved(message)
    setIsOpen(false)
  }

  return (
    <li ref={row} className={listStyles.row}>
      {isOpen ? (
        <div className={styles.form}>{children({ finish: finishEdit, close: () => finishEdit(null) })}</div>
      ) : (
        <>
          <div className={listStyles.main}>
            {isNamed && <strong>{name}</strong>}
            <p className={isNamed ? styles.value : listStyles.state}>
              {value ?? translate('identifiers_none')}
            </p>
          </div>
          <Button
            text={action ?? translate('row_edit')}
            label={action === undefined ? translate('row_edit_label', { name }) : action}
            variant="secondary"
            size="small"
            events={{ click: () => setIsOpen(true) }}
          />
        </>
      )}
      <output className={styles.saved}>{!isOpen && saved !== null && translate(saved)}</output>
    </li>
  )
}
