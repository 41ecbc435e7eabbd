import { createTranslate } from '@foyer/core/messages'
import { dateWords } from '@foyer/core/messages/en-001/kit'
import { FieldShell } from '../../field/field-shell.tsx'
import { useKitMessages } from '../../messages/messages.ts'
import type { DateInputProps } from './date-input-props.ts'
import { useDateField } from './use-date-field.ts'

const english = createTranslate(dateWords)

/** A date that is typed. Its value is ISO `yyyy-mm-dd`, and empty while it is no real date. */
export function DateInput(props: DateInputProps) {
  const { field, inputProps, order } = useDateField(props)
  const translate = useKitMessages(english)
  const { label, description, disabled, marginBottom, isHidden } = props
  return (
    <FieldShell {...{ field, label, description, disabled, marginBottom, isHidden }}>
      <input
        {...inputProps}
        type="text"
        inputMode="numeric"
        autoComplete={props.autocomplete ?? 'bday'}
        placeholder={props.placeholder ?? translate(`date_format_${order}`)}
        dir="ltr"
      />
    </FieldShell>
  )
}
