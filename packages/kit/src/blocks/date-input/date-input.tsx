import { FieldShell } from '../../field/field-shell.tsx'
import type { DateInputProps } from './date-input-props.ts'
import { useDateField } from './use-date-field.ts'

/** An input for a typed date. Its value is ISO `yyyy-mm-dd`, and empty while the date is incomplete or does not exist. */
export function DateInput(props: DateInputProps) {
  const { field, inputProps, format, formattedDay } = useDateField(props)
  const { label, disabled, marginBottom, isHidden } = props
  // Replaces the hint: both together would often take two lines, and move everything below.
  const description = formattedDay === null ? props.description : <bdi>{formattedDay}</bdi>
  return (
    <FieldShell {...{ field, label, description, disabled, marginBottom, isHidden }}>
      <input
        {...inputProps}
        type="text"
        inputMode="numeric"
        placeholder={props.placeholder ?? format}
        dir="ltr"
      />
    </FieldShell>
  )
}
