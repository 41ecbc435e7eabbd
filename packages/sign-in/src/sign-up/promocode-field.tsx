import { BaseInput } from '@foyer/kit/base-input'
import { Button } from '@foyer/kit/button'
import { useState } from 'react'
import styles from '../auth-form/auth-form.module.css'
import { useFieldEvents } from '../auth-form/form-watch.ts'
import { useFoyer } from '../plugins/foyer-context.ts'

/** A promo code for the few who have one: a quiet button until it is asked for. */
export function PromocodeField() {
  const { translate } = useFoyer('PromocodeField')
  const events = useFieldEvents('promocode')
  const [isOpen, setIsOpen] = useState(false)
  const open = (): void => {
    setIsOpen(true)
    events?.show()
  }
  if (!isOpen) {
    return (
      <div className={styles.aligned}>
        <Button
          text={translate('sign_up_promocode_show')}
          variant="plain"
          size="small"
          weight="medium"
          marginBottom="medium"
          events={{ click: open }}
        />
      </div>
    )
  }
  return (
    <BaseInput
      name="promocode"
      events={events}
      label={translate('sign_up_promocode_label')}
      validators={lengths}
      autocomplete="off"
      // Pressed a moment ago: the button has gone, and the field is in its place.
      autofocus
    />
  )
}

/** The contract takes 64 characters. */
const lengths = [{ type: 'length', max: 64, lazy: true }] as const
