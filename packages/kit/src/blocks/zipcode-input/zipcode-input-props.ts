import type { InputHTMLAttributes } from 'react'
import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'
import type { ZipcodeValidator } from './zipcode-input.model.ts'

export interface ZipcodeInputProps extends InputBlockProps<string, TextInputEvents> {
  /** Shown as a list under focus, and kept by the field. Keep the array the same between renders. */
  readonly zipcodeValidators?: readonly ZipcodeValidator[] | undefined
  /** The keyboard on a phone: `numeric` only where every code is digits. */
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
}
