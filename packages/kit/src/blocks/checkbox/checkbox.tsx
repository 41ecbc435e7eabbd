import type { InputBlockProps } from '../../field/block-props.ts'
import { controlAttributes } from '../../field/control/control-attributes.ts'
import type { ControlBinding } from '../../field/control/control-binding.ts'
import { FieldShell } from '../../field/field-shell.tsx'
import { useField } from '../../field/use-field.ts'
import styles from './checkbox.module.css'

export type CheckboxProps = Omit<InputBlockProps<boolean>, 'placeholder'>

type CheckboxBinding = ControlBinding<HTMLInputElement, CheckboxProps>

const checkboxBinding: CheckboxBinding = {
  read: ({ checked }) => checked,
  isChanged: ({ checked, defaultChecked }) => checked !== defaultChecked,
  write(input, { value }) {
    input.checked = value === true
  },
}

const bindCheckbox = () => checkboxBinding

/** A checkbox; the label beside it may hold links. An unticked box counts as empty, so `required` asks for the tick. */
export function Checkbox(props: CheckboxProps) {
  const { inputValue, label, ...shell } = props
  const field = useField<CheckboxProps, HTMLInputElement, CheckboxBinding>(props, false, bindCheckbox)
  return (
    <FieldShell {...shell} field={field}>
      <div className={styles.row}>
        <input
          {...controlAttributes(props, field)}
          className={styles.input}
          type="checkbox"
          defaultChecked={inputValue}
        />
        <label className={styles.label} htmlFor={field.inputId}>
          {label}
        </label>
      </div>
    </FieldShell>
  )
}
