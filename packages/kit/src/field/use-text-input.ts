import { useEffect, useRef, type ChangeEvent, type InputHTMLAttributes, type RefObject } from 'react'
import type { InputBlockProps, InputEvents } from './block-props.ts'
import { useField, type Field } from './use-field.ts'

export interface TextInput {
  readonly field: Field
  readonly ref: RefObject<HTMLInputElement | null>
  /** Everything that a plain text input needs; a block adds its own on top. */
  readonly inputProps: InputHTMLAttributes<HTMLInputElement> & { ref: RefObject<HTMLInputElement | null> }
}

/**
 * A text input whose element keeps the value: typing tells the field and redraws nothing.
 * `onEdit` is called after the field knows the new value.
 */
export function useTextInput(
  props: InputBlockProps<string, InputEvents>,
  onEdit?: (value: string) => void,
): TextInput {
  const { name, placeholder, disabled, autocomplete, autofocus, events } = props
  const field = useField(props, '')
  const { store, view } = field
  const ref = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const input = ref.current
    if (input === null) return undefined
    // Typed, or filled by the browser, before this script arrived.
    if (input.value !== store.getState().value && input.value !== '')
      store.dispatch({ type: 'change', value: input.value })
    return store.subscribeState(() => {
      const { value } = store.getState()
      if (input.value !== value) input.value = String(value)
    })
  }, [store])

  return {
    field,
    ref,
    inputProps: {
      ref,
      id: field.inputId,
      name,
      defaultValue: String(store.getState().value),
      placeholder,
      disabled,
      autoComplete: autocomplete,
      autoFocus: autofocus,
      'aria-invalid': (props.status ?? view.status) === 'error' || undefined,
      'aria-describedby': field.messageId,
      'aria-required': props.validators?.some((row) => row.type === 'required') || undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget
        store.dispatch({ type: 'change', value })
        events?.change?.(value)
        onEdit?.(value)
      },
      onFocus: () => store.dispatch({ type: 'focus' }),
      onBlur: () => store.dispatch({ type: 'blur' }),
    },
  }
}
