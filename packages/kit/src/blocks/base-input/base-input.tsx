import type { Validator } from '@foyer/core/validators'
import type { HTMLInputTypeAttribute, InputHTMLAttributes, WheelEvent } from 'react'
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

/** Chromium and Safari change a focused number by the mouse wheel where a script listens to it, as React does. */
function leave({ currentTarget }: WheelEvent<HTMLInputElement>): void {
  currentTarget.blur()
}

/** A single-line text input. */
export function BaseInput(props: BaseInputProps) {
  const { type = 'text', inputMode, validators = noValidators } = props
  const rules = type === 'number' ? addNumberRule(validators) : validators
  const { field, inputProps } = useTextInput(props, bindNumber, rules)
  const { label, description, disabled, marginBottom, isHidden } = props
  return (
    <FieldShell {...{ field, label, description, disabled, marginBottom, isHidden }}>
      <input
        {...inputProps}
        type={type}
        inputMode={inputMode}
        dir={type === 'text' ? 'auto' : 'ltr'}
        onWheel={type === 'number' ? leave : undefined}
      />
    </FieldShell>
  )
}
