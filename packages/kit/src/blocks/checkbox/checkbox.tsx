import type { InputBlockProps } from '../../field/block-props.ts'
import { controlAttributes } from '../../field/control-attributes.ts'
import { FieldShell } from '../../field/field-shell.tsx'
import type { ControlKind } from '../../field/field-session.ts'
import { useField } from '../../field/use-field.ts'
import styles from './checkbox.module.css'

export type CheckboxProps = Omit<InputBlockProps<boolean>, 'placeholder'>

const tick: ControlKind<CheckboxProps, HTMLInputElement> = {
  takeUnseen: (input, store) => {
    if (input.checked) store.dispatch({ type: 'change', value: true })
  },
  draw: (input, { value }) => {
    input.checked = value === true
  },
  edit: (input, _event, { store, props }) => {
    const value = input.checked
    if (value === store.getState().value) return
    store.dispatch({ type: 'change', value })
    props.events?.change?.(value)
  },
}

/** A box to tick; its label is beside it and may hold links. Not ticked is empty: `required` asks for the tick. */
export function Checkbox(props: CheckboxProps) {
  const { inputValue, label, ...shell } = props
  const field = useField(props, false, tick)
  return (
    <FieldShell {...shell} field={field} boxClass={styles.row}>
      <input
        {...controlAttributes(props, field)}
        className={styles.input}
        type="checkbox"
        defaultChecked={inputValue}
      />
      <label className={styles.label} htmlFor={field.inputId}>
        {label}
      </label>
    </FieldShell>
  )
}
