import type { FormValues } from '@foyer/core/form'
import type { ComponentType } from 'react'
import type { SignInMessageKey } from '../messages/messages.ts'

/** An identifier as calls take it: an e-mail address, or a phone number with a leading plus sign. */
export type EmailOrPhone = { readonly email: string } | { readonly phone: string }

export interface MethodFieldProps {
  /** Chooses autofill: for signing in the saved credentials, for signing up the person's own data. */
  readonly purpose: 'sign-in' | 'sign-up'
  /** Another method is selected: the field is hidden and keeps what was typed. */
  readonly isHidden: boolean
  /** Replaces the label of the method. */
  readonly label?: string | undefined
  /** A text from elsewhere, such as the field of another method. */
  readonly inputValue?: string | undefined
}

/** A sign-in method. To add one, write its file, and add a line to the list, under the name of its field. */
export interface Method {
  readonly title: SignInMessageKey
  readonly Field: ComponentType<MethodFieldProps>
  readonly toIdentifier: (values: FormValues) => EmailOrPhone
  /** Is a typed text an identifier of this method, or the beginning of one? */
  readonly matches: (text: string) => boolean
  /** The texts of the offer when such an identifier is typed into another method's field: the reason, and the button. */
  readonly offer: { readonly reason: SignInMessageKey; readonly action: SignInMessageKey }
}
