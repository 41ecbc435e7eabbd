import { controlAttributes, isRequired } from '../../field/control/control-attributes.ts'
import { FieldShell } from '../../field/field-shell.tsx'
import { useField } from '../../field/use-field.ts'
import { bindSelect, isOffered, type SelectBinding } from './select-binding.ts'
import type { SelectInputProps } from './select-input-props.ts'
import styles from './select-input.module.css'

/**
 * A choice from a list, by a native select: browsers fill it in by `autocomplete`, and phones show their own list. While none is chosen it
 * shows the placeholder, which a required field does not offer as a choice.
 */
export function SelectInput(props: SelectInputProps) {
  const { options, isBusy, placeholder = '', inputValue = '', label, description } = props
  const { disabled, marginBottom, isHidden } = props
  const initial = isOffered(inputValue, props) ? inputValue : ''
  const field = useField<SelectInputProps, HTMLSelectElement, SelectBinding>(
    { ...props, inputValue: initial },
    '',
    bindSelect,
  )
  const mustChoose = isRequired(props.validators)
  return (
    <FieldShell {...{ field, label, description, disabled, marginBottom, isHidden }}>
      <div className={styles.box}>
        <select
          {...controlAttributes({ ...props, placeholder: undefined }, field, initial)}
          className={styles.select}
          aria-busy={isBusy || undefined}
        >
          <option value="" disabled={mustChoose} hidden={mustChoose}>
            {placeholder}
          </option>
          {options.map(({ value, text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </select>
        <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2.5 4.5 6 8l3.5-3.5" />
        </svg>
      </div>
    </FieldShell>
  )
}
