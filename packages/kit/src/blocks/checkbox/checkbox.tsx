import type { InputBlockProps } from '../../field/block-props.ts'
import { controlAttributes } from '../../field/control-attributes.ts'
import { FieldShell } from '../../field/field-shell.tsx'
import { FieldSession } from '../../field/field-session.ts'
import { useField } from '../../field/use-field.ts'
import styles from './checkbox.module.css'

export type CheckboxProps = Omit<InputBlockProps<boolean>, 'placeholder'>

class TickSession extends FieldSession<CheckboxProps, HTMLInputElement> {
  protected override takeUnseen({ checked }: HTMLInputElement): void {
    if (checked && this.getState().value !== true) this.update({ value: true, isTouched: true })
  }

  protected override show(input: HTMLInputElement): void {
    input.checked = this.getState().value === true
  }

  protected override edit({ checked }: HTMLInputElement): void {
    if (checked === this.getState().value) return
    this.update({ value: checked, isTouched: true })
    this.props.events?.change?.(checked)
  }
}

/** A box to tick; its label is beside it and may hold links. Not ticked is empty: `required` asks for the tick. */
export function Checkbox(props: CheckboxProps) {
  const { inputValue, label, ...shell } = props
  const field = useField(props, false, TickSession)
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
