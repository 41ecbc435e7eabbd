import type { Validator } from '@foyer/core/validators'
import type { InputHTMLAttributes, RefObject } from 'react'
import type { FieldProps } from './field-controller.ts'
import type { Field } from '../use-field.ts'

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
> & { readonly ref: RefObject<Control | null> }

/** The attributes that all native controls of fields share: names, ARIA state, and the properties for forms. */
export function controlAttributes<Control extends HTMLElement>(
  props: FieldProps,
  { control, status, inputId, messageId }: Field<Control>,
  defaultValue?: string,
): ControlAttributes<Control> {
  return {
    ref: control,
    id: inputId,
    name: props.name,
    disabled: props.disabled,
    placeholder: props.placeholder,
    // Never the typed value: React would write it into the attribute, where other scripts could read it.
    defaultValue,
    autoComplete: props.autocomplete,
    autoFocus: props.autofocus,
    'aria-invalid': status === 'error' || undefined,
    'aria-describedby': messageId,
    'aria-required': isRequired(props.validators) || undefined,
  }
}

/** Whether a field with these validators cannot be left empty. `ifBegun` allows an empty field. */
export function isRequired(validators: readonly Validator[] = []): boolean {
  return validators.some((row) => row.type === 'required' && row.ifBegun !== true)
}
