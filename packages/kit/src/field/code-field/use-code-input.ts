import { controlAttributes } from '../control/control-attributes.ts'
import { useField } from '../use-field.ts'
import type { TextInput } from '../use-text-input.ts'
import { bindCode, type CodeBinding, type CodeFieldProps } from './code-binding.ts'

export interface CodeInput extends TextInput {
  /** Clears the code and keeps the focus in the field. */
  readonly clear: () => void
}

/** A text input for a code. The value is what is typed, letter case and inner blanks included. */
export function useCodeInput(props: CodeFieldProps): CodeInput {
  const field = useField<CodeFieldProps, HTMLInputElement, CodeBinding>(props, '', bindCode)
  const { control, controller } = field
  return {
    field,
    inputProps: {
      ...controlAttributes(props, field, props.inputValue),
      autoCapitalize: 'none',
      autoCorrect: 'off',
      spellCheck: false,
      dir: 'ltr',
    },
    clear: () => {
      control.current?.focus()
      controller.binding.clear()
    },
  }
}
