import type { InputBlockProps, TextInputEvents } from '../block-props.ts'
import { useTextInput, type TextInput } from '../use-text-input.ts'

export interface CodeInput extends TextInput {
  /** Takes the code away and leaves the focus in the field. */
  readonly clear: () => void
}

/**
 * A text input for a code that somebody else made up. The value is what is typed, letter case and inner blanks included;
 * blanks around it, which come with a paste, go when it is left or sent.
 */
export function useCodeInput(props: InputBlockProps<string, TextInputEvents>): CodeInput {
  const input = useTextInput(props)
  const { ref, inputProps } = input
  const { store } = input.field

  function change(value: string): void {
    store.dispatch({ type: 'change', value })
    props.events?.change?.(value)
  }

  function trim(): void {
    const { value, isTouched } = store.getState()
    const trimmed = String(value).trim()
    // What the caller put in is the caller's.
    if (isTouched && trimmed !== value) change(trimmed)
  }

  return {
    ...input,
    inputProps: {
      ...inputProps,
      autoCapitalize: 'none',
      autoCorrect: 'off',
      spellCheck: false,
      dir: 'ltr',
      // While it is captured: the field has not heard of it yet, and judges the trimmed code.
      onBlurCapture: trim,
      // Enter sends the form without leaving the field.
      onKeyDown: ({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) trim()
      },
    },
    clear: () => {
      ref.current?.focus()
      change('')
    },
  }
}
