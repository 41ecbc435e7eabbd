import type { InputHTMLAttributes } from 'react'
import type { CodeFieldProps } from '../../field/code-field/code-binding.ts'
import type { ZipcodeValidator } from './zipcode-input.model.ts'

export interface ZipcodeInputProps extends CodeFieldProps {
  /**
   * Normalises a code, such as `１０００００１` to `100-0001`. The rules check the normalised code while it is typed, and the field takes it
   * over when it is left, submitted or filled in. Default: removes the blanks around it, and invisible characters. Keep the function the
   * same between renders.
   */
  readonly normalize?: ((typed: string) => string) | undefined
  /** Shown as a list while the field has the focus, and checked by the field. Keep the array the same between renders. */
  readonly zipcodeValidators?: readonly ZipcodeValidator[] | undefined
  /** The keyboard on a phone: `numeric` only where all codes consist of digits. */
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
}
