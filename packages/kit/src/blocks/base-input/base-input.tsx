import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'
import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'
import { drawFieldShell } from '../../field/field-shell.tsx'
import { TextSession, useTextInput } from '../../field/use-text-input.ts'

export interface BaseInputProps extends InputBlockProps<string, TextInputEvents> {
  /** The native kind: it chooses the keyboard on a phone. */
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'tel' | 'url' | 'number'> | undefined
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
}

/** One line of text. */
export function BaseInput(props: BaseInputProps) {
  const { field, inputProps } = useTextInput(props, TextSession)
  const { type = 'text', inputMode } = props
  return drawFieldShell({
    ...props,
    field,
    children: (
      <input {...inputProps} type={type} inputMode={inputMode} dir={type === 'text' ? 'auto' : 'ltr'} />
    ),
  })
}
