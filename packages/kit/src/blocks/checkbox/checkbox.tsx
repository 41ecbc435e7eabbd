import { useEffect, useRef, type ChangeEvent } from 'react'
import type { InputBlockProps } from '../../field/block-props.ts'
import { controlAttributes } from '../../field/control-attributes.ts'
import { FieldShell } from '../../field/field-shell.tsx'
import { useField } from '../../field/use-field.ts'
import styles from './checkbox.module.css'

export type CheckboxProps = Omit<InputBlockProps<boolean>, 'placeholder'>

/** A box to tick; its label is beside it and may hold links. Not ticked is empty: `required` asks for the tick. */
export function Checkbox(props: CheckboxProps) {
  const { inputValue, label, events, ...shell } = props
  const field = useField(props, false)
  const { store } = field
  const ref = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const input = ref.current
    if (input === null) return undefined
    // Ticked, or restored by the browser, before this script arrived.
    if (input.checked) store.dispatch({ type: 'change', value: true })
    return store.subscribeState(() => {
      input.checked = store.getState().value === true
    })
  }, [store])

  function change(event: ChangeEvent<HTMLInputElement>): void {
    const value = event.currentTarget.checked
    store.dispatch({ type: 'change', value })
    events?.change?.(value)
  }

  return (
    <FieldShell {...shell} field={field} boxClass={styles.row}>
      <input
        {...controlAttributes(props, field)}
        ref={ref}
        className={styles.input}
        type="checkbox"
        defaultChecked={inputValue}
        onChange={change}
      />
      <label className={styles.label} htmlFor={field.inputId}>
        {label}
      </label>
    </FieldShell>
  )
}
