import type { Validator } from '@foyer/core/validators'
import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'
import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'
import { FieldShell } from '../../field/field-shell.tsx'
import { useTextInput } from '../../field/use-text-input.ts'
import { addNumberRule, numberBinding } from './number-binding.ts'

export interface BaseInputProps extends InputBlockProps<string, TextInputEvents> {
  /** The native input type, which chooses the keyboard on a phone. Default: `text`. */
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'tel' | 'url' | 'number'> | undefined
  /** Chooses another keyboard than that of `type`. */
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
}

const noValidators: readonly Validator[] = []
const bindNumber = () => numberBinding

/** A single-line text input. */
export function BaseInput(props: BaseInputProps) {
  const { type = 'text', validators = noValidators } = props
  const rules = type === 'number' ? addNumberRule(validators) : validators
  const { field, inputProps } = useTextInput(props, bindNumber, rules)
  return (
    <FieldShell {...props} field={field}>
      <input
        {...inputProps}
        type={type}
        inputMode={props.inputMode}
        dir={type === 'text' ? 'auto' : 'ltr'}
        // Chromium and Safari change a focused number with the mouse wheel where a script listens to it, as React does.
        onWheel={(event) => type === 'number' && event.currentTarget.blur()}
      />
    </FieldShell>
  )
}
