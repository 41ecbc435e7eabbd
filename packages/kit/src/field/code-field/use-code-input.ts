import { controlAttributes } from '../control/control-attributes.ts'
import { useField } from '../use-field.ts'
import type { TextInput } from '../use-text-input.ts'
import { replaceText } from '../replace-text.ts'
import { bindCode, type CodeFieldProps } from './code-binding.ts'

export interface CodeInput extends TextInput {
  /** Clears the code, which can be undone, and keeps the focus in the field. */
  readonly clear: () => void
}

/** A text input for a code. The value is what is typed, letter case and inner blanks included. */
export function useCodeInput(props: CodeFieldProps): CodeInput {
  const field = useField(props, '', bindCode)
  const { control } = field
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
      if (control.current !== null) replaceText(control.current, '')
    },
  }
}
