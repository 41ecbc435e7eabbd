import type { FieldState } from '@foyer/core/form'
import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'
import { FieldShell } from '../../field/field-shell.tsx'
import { useTextInput } from '../../field/use-text-input.ts'

export type EmailInputProps = InputBlockProps<string, TextInputEvents>

/** An e-mail address. Bring the format check as a validator: `{ type: 'email', lazy: true }`. */
export function EmailInput(props: EmailInputProps) {
  const { field, inputProps } = useTextInput(props, drawValidity)
  const { label, description, status, disabled, marginBottom, isHidden } = props
  return (
    <FieldShell {...{ field, label, description, status, disabled, marginBottom, isHidden }}>
      <input
        {...inputProps}
        type="email"
        inputMode="email"
        autoComplete={props.autocomplete ?? 'email'}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
    </FieldShell>
  )
}

/** A server's word is the element's custom validity too, for scripts and styles that ask the element. */
function drawValidity(input: HTMLInputElement, { customError }: FieldState): void {
  input.setCustomValidity(customError ?? '')
}
