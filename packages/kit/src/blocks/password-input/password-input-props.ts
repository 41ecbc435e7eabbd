import type { ReactNode } from 'react'
import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'
import type { PasswordRequirement } from './password-input.model.ts'

/** What a `<PasswordInput>` reports. */
export interface PasswordInputEvents extends TextInputEvents {
  /** The password has become readable. */
  readonly show?: (() => void) | undefined
  /** The password has become dots again. */
  readonly hide?: (() => void) | undefined
}

/** Loads `isCommonPassword` of `@foyer/core/common-passwords`, or a check against your own list. */
export type LoadBlocklist = () => Promise<(password: string) => boolean>

/** An input for an existing password. */
export interface CurrentPasswordInputProps extends InputBlockProps<string, PasswordInputEvents> {
  /** A link at the end of the label's line, such as 'Forgot password?'. Tab reaches it after the input. */
  readonly aside?: ReactNode
}

export interface PasswordInputProps extends CurrentPasswordInputProps {
  /** A password that is being chosen: password managers offer a new one, and the requirements show. */
  readonly newPassword?: boolean | undefined
  /** Shown as a list and checked as lazy validators. Keep the array the same between renders. */
  readonly passwordRequirements?: readonly PasswordRequirement[] | undefined
  /**
   * Loads the list of common passwords at the first focus of the field; such a password is an error. Define the function outside the
   * component. If loading fails, the server still rejects such passwords.
   */
  readonly loadBlocklist?: LoadBlocklist | undefined
  /** The previous password, which the new one must not be too similar to. Without it the similarity requirement is not shown. */
  readonly differsFromPrevious?: string | undefined
}
