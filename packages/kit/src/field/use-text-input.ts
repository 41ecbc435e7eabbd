import type { InputHTMLAttributes, RefObject } from 'react'
import type { InputBlockProps, TextInputEvents } from './block-props.ts'
import { controlAttributes, type ControlAttributes } from './control-attributes.ts'
import type { ControlKind } from './field-session.ts'
import { isFirstInput } from './first-input.ts'
import { useField, type Field } from './use-field.ts'

export interface TextInput {
  readonly field: Field<HTMLInputElement>
  readonly ref: Readonly<RefObject<HTMLInputElement | null>>
  /** Everything that a plain text input needs; a block adds its own on top. */
  readonly inputProps: InputHTMLAttributes<HTMLInputElement> & ControlAttributes<HTMLInputElement>
}

type TextInputProps = InputBlockProps<string, TextInputEvents>

/** How a text input and its field keep each other up to date. */
export const textControl: ControlKind<TextInputProps, HTMLInputElement> = {
  takeUnseen: (input, store) => {
    if (input.value !== '') store.dispatch({ type: 'change', value: input.value })
  },
  draw: (input, state) => {
    if (input.value !== state.value) input.value = String(state.value)
  },
  // Not React's `onChange`, which is not told of what fills in a form by `change` alone.
  edit: (input, event, session) => {
    const { value } = input
    const { store } = session
    if (value === store.getState().value) return
    const { events } = session.props
    // What is filled in is told by a plain event.
    const { inputType } = event as Partial<InputEvent>
    const isFirst = isFirstInput(session.hasTyped, value, inputType)
    if (isFirst) session.hasTyped = true
    store.dispatch({ type: 'change', value })
    events?.change?.(value)
    if (isFirst) events?.firstInput?.()
  },
}

/**
 * A text input whose element keeps the value: typing tells the field and redraws nothing. A block that shows in the
 * element more than the value brings its own `kind`; make it outside the component.
 */
export function useTextInput(props: TextInputProps, kind = textControl): TextInput {
  const field = useField(props, '', kind)
  return { field, ref: field.control, inputProps: controlAttributes(props, field, props.inputValue) }
}
