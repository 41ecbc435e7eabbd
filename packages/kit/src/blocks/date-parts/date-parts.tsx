import { createTranslate } from '@foyer/core/messages'
import { dateMessages } from '@foyer/core/messages/en-001/kit'
import { isRequired } from '../../field/control/control-attributes.ts'
import { FieldShell } from '../../field/field-shell.tsx'
import shell from '../../field/field-shell.module.css'
import { useKitMessages } from '../../messages/messages.ts'
import type { DatePartsProps } from './date-parts-props.ts'
import { splitIso, type DatePart } from './date-parts.model.ts'
import styles from './date-parts.module.css'
import { useDateParts } from './use-date-parts.ts'

const english = createTranslate(dateMessages)

const labelKeys = { day: 'date_day', month: 'date_month', year: 'date_year' } as const

/** The autofill field names of the HTML standard. */
const autofillNames = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const

/**
 * A date that a person knows by heart, as three labelled inputs (the GOV.UK date input pattern). Its value is ISO `yyyy-mm-dd`,
 * and empty while the date is incomplete or does not exist. A whole date pasted into one input fills all three.
 */
export function DateParts(props: DatePartsProps) {
  const { field, value, order, faulty, formattedDay } = useDateParts(props)
  const { name, label, disabled, marginBottom, isHidden, inputValue = '', autocomplete } = props
  const translate = useKitMessages(english)
  const labelId = `${field.inputId}l`
  // Replaces the hint, as in the date input.
  const description = formattedDay === null ? props.description : <bdi>{formattedDay}</bdi>
  const isWrong = (part: DatePart): boolean =>
    field.status === 'error' && (faulty.length === 0 || faulty.includes(part))
  return (
    <FieldShell {...{ field, description, disabled, marginBottom, isHidden }}>
      {label && (
        <span className={shell.label} id={labelId}>
          {label}
        </span>
      )}
      <fieldset
        ref={field.control}
        className={styles.parts}
        id={field.inputId}
        name={name}
        disabled={disabled}
        aria-labelledby={labelId}
        aria-describedby={field.messageId}
      >
        {order.map((part, index) => (
          <span key={part} className={styles.part} data-part={part}>
            <label className={styles.label} htmlFor={`${field.inputId}${part}`}>
              {translate(labelKeys[part])}
            </label>
            <input
              id={`${field.inputId}${part}`}
              className={`${shell.input} ${styles.input}`}
              data-part={part}
              data-faulty={faulty.includes(part) || undefined}
              type="text"
              inputMode="numeric"
              defaultValue={splitIso(inputValue)[part]}
              autoComplete={autocomplete === 'bday' ? autofillNames[part] : autocomplete}
              // eslint-disable-next-line jsx-a11y/no-autofocus -- the caller asks for it
              autoFocus={props.autofocus && index === 0}
              aria-describedby={field.messageId}
              aria-invalid={isWrong(part) || undefined}
              aria-required={isRequired(props.validators) || undefined}
              dir="ltr"
            />
          </span>
        ))}
      </fieldset>
      {/* Outside of the group, whose inputs are the parts. */}
      <input type="hidden" name={name} value={value} disabled={disabled} />
    </FieldShell>
  )
}
