import type { InputHTMLAttributes } from 'react'
import type { FieldProps } from './field-session.ts'
import type { Field } from './use-field.ts'

export type ControlAttributes<Control extends HTMLElement> = Pick<
  InputHTMLAttributes<Control>,
  | 'id'
  | 'name'
  | 'disabled'
  | 'placeholder'
  | 'defaultValue'
  | 'autoComplete'
  | 'autoFocus'
  | 'aria-invalid'
  | 'aria-describedby'
  | 'aria-required'
> &
  Pick<Field<Control>, 'ref'>

/** What every native control of a field has in common: its names, its state for people who hear it, its place in the form. */
export function controlAttributes<Control extends HTMLElement>(
  props: FieldProps,
  { ref, status, inputId, messageId }: Field<Control>,
  defaultValue?: string,
): ControlAttributes<Control> {
  return {
    ref,
    id: inputId,
    name: props.name,
    disabled: props.disabled,
    placeholder: props.placeholder,
    // Never the typed value: React would write it into the attribute, where others read it.
    defaultValue,
    autoComplete: props.autocomplete,
    autoFocus: props.autofocus,
    'aria-invalid': status === 'error' || undefined,
    'aria-describedby': messageId,
    'aria-required': props.validators?.some((row) => row.type === 'required') || undefined,
  }
}
