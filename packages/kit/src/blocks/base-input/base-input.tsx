import { useMemo, type HTMLInputTypeAttribute, type InputHTMLAttributes } from 'react'
import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'
import { FieldShell } from '../../field/field-shell.tsx'
import { useTextInput } from '../../field/use-text-input.ts'
import { bindNumber, numberValidators } from './number-binding.ts'

export interface BaseInputProps extends InputBlockProps<string, TextInputEvents> {
  /** The native input type, which chooses the keyboard on a phone. */
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'tel' | 'url' | 'number'> | undefined
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
}

/** A single-line text input. */
export function BaseInput(props: BaseInputProps) {
  const { type = 'text', inputMode, validators } = props
  // The same array between renders, so that a render does not count as a change of the rules.
  const rules = useMemo(
    () => (type === 'number' ? numberValidators(validators) : validators),
    [type, validators],
  )
  const { field, inputProps } = useTextInput(props, bindNumber, rules)
  const { label, description, disabled, marginBottom, isHidden } = props
  return (
    <FieldShell {...{ field, label, description, disabled, marginBottom, isHidden }}>
      <input {...inputProps} type={type} inputMode={inputMode} dir={type === 'text' ? 'auto' : 'ltr'} />
    </FieldShell>
  )
}
