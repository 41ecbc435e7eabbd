import type { ReactNode } from 'react'
import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'
import type { PasswordRequirement } from './password-input.model.ts'

export interface PasswordInputEvents extends TextInputEvents {
  /** The password has become readable. */
  readonly show?: () => void
  /** The password has become dots again. */
  readonly hide?: () => void
}

/** A password that exists already. */
export interface PresentPasswordInputProps extends InputBlockProps<string, PasswordInputEvents> {
  /** Beside the label, at the line's end: 'Forgot it?' */
  readonly aside?: ReactNode
}

export interface PasswordInputProps extends PresentPasswordInputProps {
  /** A password that is being chosen: managers offer a new one, and the requirements show. */
  readonly newPassword?: boolean | undefined
  /** Shown as a list and kept by the field, each lazily. Keep the array the same between renders. */
  readonly passwordRequirements?: readonly PasswordRequirement[] | undefined
  /** The previous password, that the new one must not be too similar to. Set, the item of that type shows. */
  readonly differsFromPrevious?: string | undefined
}
