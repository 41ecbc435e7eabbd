import { FieldShell } from '../../field/field-shell.tsx'
import type { CodeInputProps } from './code-input-props.ts'
import styles from './code-input.module.css'
import { useOneTimeCode } from './use-one-time-code.ts'

/**
 * An input for a one-time code of six digits, from a message or an authenticator app. Its value is ASCII digits, also for digits of another
 * script or a pasted sentence. A single input, because screen readers, autofill and paste do not cope with six.
 */
export function CodeInput(props: CodeInputProps) {
  const { field, inputProps } = useOneTimeCode(props)
  const { label, description, disabled, marginBottom, isHidden } = props
  // Only the server knows whether a complete code is the right one, so six digits give no success tick.
  const shown = field.status === 'success' ? { ...field, status: props.status } : field
  return (
    <FieldShell
      {...{ label, description, disabled, marginBottom, isHidden }}
      field={shown}
      className={styles.code}
    >
      <input
        {...inputProps}
        // Not type="tel" or "number": the HTML standard allows `one-time-code` on text inputs.
        type="text"
        inputMode="numeric"
        autoComplete={props.autocomplete ?? 'one-time-code'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
      />
    </FieldShell>
  )
}
