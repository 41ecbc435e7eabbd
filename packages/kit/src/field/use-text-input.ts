import type { FieldRules } from '@foyer/core/form'
import type { Validator } from '@foyer/core/validators'
import type { InputHTMLAttributes } from 'react'
import type { InputBlockProps, TextInputEvents } from './block-props.ts'
import { controlAttributes, type ControlAttributes } from './control/control-attributes.ts'
import type { ControlBinding } from './control/control-binding.ts'
import type { FieldController } from './control/field-controller.ts'
import { showsText } from './control/read-text.ts'
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
  isChanged: (input) => !showsText(input, input.defaultValue),
  write(input, { value }) {
    if (input.value !== value) input.value = String(value)
  },
}

const bindText = () => textBinding

/**
 * A text input whose element holds the value: typing updates the field's store and renders nothing. `validators` replace the caller's.
 */
export function useTextInput(
  props: TextInputProps,
  bind: (controller: FieldController<TextInputProps, HTMLInputElement>) => TextBinding = bindText,
  validators?: readonly Validator[],
): TextInput {
  const field = useField<TextInputProps, HTMLInputElement, TextBinding>(props, '', bind, validators)
  return { field, inputProps: controlAttributes(props, field, props.inputValue) }
}
