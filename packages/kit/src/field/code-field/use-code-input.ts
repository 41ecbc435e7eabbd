import type { InputBlockProps, TextInputEvents } from '../block-props.ts'
import { TextSession, useTextInput, type TextInput } from '../use-text-input.ts'

export interface CodeInput extends TextInput {
  /** Takes the code away and leaves the focus in the field. */
  readonly clear: () => void
}

/** Blanks around a code, which come with a paste, go when it is left or sent. */
class CodeSession extends TextSession {
  override handleEvent(event: Event): void {
    // First, so that the field judges the trimmed code.
    if (event.type === 'focusout') this.trim()
    super.handleEvent(event)
  }

  trim(): void {
    const { value, isTouched } = this.getState()
    // What the caller put in is the caller's.
    if (isTouched) this.change(String(value).trim())
  }

  change(value: string): void {
    if (value === this.getState().value) return
    this.update({ value, isTouched: true })
    this.props.events?.change?.(value)
  }
}

/** A text input for a code that somebody else made up. The value is what is typed, letter case and inner blanks included. */
export function useCodeInput(props: InputBlockProps<string, TextInputEvents>): CodeInput {
  const input = useTextInput(props, CodeSession)
  const { control } = input.field
  return {
    ...input,
    inputProps: {
      ...input.inputProps,
      autoCapitalize: 'none',
      autoCorrect: 'off',
      spellCheck: false,
      dir: 'ltr',
      // Enter sends the form without leaving the field.
      onKeyDown: ({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) control.trim()
      },
    },
    clear: () => {
      control.current?.focus()
      control.change('')
    },
  }
}
