import type { FieldValue } from '@foyer/core/validators'
import type { InputHTMLAttributes } from 'react'
import type { InputBlockProps } from './block-props.ts'
import type { Field } from './use-field.ts'

/** What every native control of a field has in common: its names, its state for people who hear it, its focus. */
export function controlAttributes<Value extends FieldValue>(
  props: Omit<InputBlockProps<Value, never>, 'events'>,
  { store, view, inputId, messageId }: Field,
): InputHTMLAttributes<HTMLInputElement> {
  return {
    id: inputId,
    name: props.name,
    disabled: props.disabled,
    autoComplete: props.autocomplete,
    autoFocus: props.autofocus,
    'aria-invalid': (props.status ?? view.status) === 'error' || undefined,
    'aria-describedby': messageId,
    'aria-required': props.validators?.some((row) => row.type === 'required') || undefined,
    onFocus: () => store.dispatch({ type: 'focus' }),
    onBlur: () => store.dispatch({ type: 'blur' }),
  }
}
