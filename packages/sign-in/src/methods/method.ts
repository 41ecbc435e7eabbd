import type { FormValues } from '@foyer/core/form'
import type { ComponentType } from 'react'
import type { SignInMessageKey } from '../messages/messages.ts'

/** What a person is known by; exactly one of them is sent. */
export type Credential = { readonly email: string } | { readonly phone: string }

export interface MethodFieldProps {
  /** Signing in looks for what the browser has saved; signing up gives what it knows of the person. */
  readonly purpose: 'sign-in' | 'sign-up'
  /** Another method is chosen: what was typed here is kept. */
  readonly isHidden: boolean
}

/** A way to say who one is: one file, and one line in the list, under the name of its field. */
export interface Method {
  readonly title: SignInMessageKey
  readonly Field: ComponentType<MethodFieldProps>
  readonly toCredential: (values: FormValues) => Credential
}
