import type { FieldRules } from '@foyer/core/form'
import type { InputHTMLAttributes } from 'react'
import type { InputBlockProps, TextInputEvents } from './block-props.ts'
import { controlAttributes, type ControlAttributes } from './control/control-attributes.ts'
import type { ControlBinding } from './control/control-binding.ts'
import { useField, type Field } from './use-field.ts'

export interface TextInput {
  readonly field: Field<HTMLInputElement>
  /** The attributes of a plain text input; a block adds its own. */
  readonly inputProps: InputHTMLAttributes<HTMLInputElement> & ControlAttributes<HTMLInputElement>
}

export type TextInputProps = Omit<InputBlockProps<string, TextInputEvents>, 'errors'> & {
  readonly errors?: FieldRules['errors']
}

export type TextBinding = ControlBinding<HTMLInputElement, TextInputProps>

/** The binding of a plain text input, whose element holds the text. */
export const textBinding: TextBinding = {
  read: ({ value }) => value,
  isChanged: ({ value, defaultValue }) => value !== defaultValue,
  write(input, { value }) {
    if (input.value !== value) input.value = String(value)
  },
}

const bindText = () => textBinding

/** A text input whose element holds the value: typing updates the field's store and renders nothing. */
export function useTextInput(props: TextInputProps): TextInput {
  const field = useField<TextInputProps, HTMLInputElement, TextBinding>(props, '', bindText)
  return { field, inputProps: controlAttributes(props, field, props.inputValue) }
}
