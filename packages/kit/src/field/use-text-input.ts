import type { InputHTMLAttributes, RefObject } from 'react'
import type { InputBlockProps, TextInputEvents } from './block-props.ts'
import { controlAttributes, type ControlAttributes } from './control-attributes.ts'
import { FieldSession } from './field-session.ts'
import { isFirstInput } from './first-input.ts'
import { useField, type Field } from './use-field.ts'

export interface TextInput {
  readonly field: Field<HTMLInputElement>
  readonly ref: Readonly<RefObject<HTMLInputElement | null>>
  /** Everything that a plain text input needs; a block adds its own on top. */
  readonly inputProps: InputHTMLAttributes<HTMLInputElement> & ControlAttributes<HTMLInputElement>
}

export type TextInputProps = InputBlockProps<string, TextInputEvents>

/** How a text input and its field keep each other up to date. */
export class TextSession<Props extends TextInputProps = TextInputProps> extends FieldSession<
  Props,
  HTMLInputElement
> {
  protected override takeUnseen({ value }: HTMLInputElement): void {
    if (value !== '' && value !== this.getState().value) this.update({ value, isTouched: true })
  }

  protected override show(input: HTMLInputElement): void {
    const { value } = this.getState()
    if (input.value !== value) input.value = String(value)
  }

  // Not React's `onChange`, which is not told of what fills in a form by `change` alone.
  protected override edit({ value }: HTMLInputElement, event: Event): void {
    if (value === this.getState().value) return
    const { events } = this.props
    // What is filled in is told by a plain event.
    const { inputType } = event as Partial<InputEvent>
    const isFirst = isFirstInput(this.hasTyped, value, inputType)
    this.hasTyped ||= isFirst
    this.update({ value, isTouched: true })
    events?.change?.(value)
    if (isFirst) events?.firstInput?.()
  }
}

/**
 * A text input whose element keeps the value: typing tells the field and redraws nothing. `Kind` is `TextSession`, or a
 * block's own, which shows in the element more than the value or takes from it less.
 */
export function useTextInput<Session extends TextSession>(
  props: TextInputProps,
  Kind: new (...given: ConstructorParameters<typeof TextSession>) => Session,
): TextInput & { readonly field: { readonly control: Session } } {
  const field = useField(props, '', Kind)
  return { field, ref: field.control, inputProps: controlAttributes(props, field, props.inputValue) }
}
