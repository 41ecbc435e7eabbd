import type { FormValues } from '@foyer/core/form'
import { emailMethod } from './email-method.tsx'
import type { Credential, Method } from './method.ts'
import { phoneMethod } from './phone-method.tsx'

/** The list of ways to say who one is. */
export const methods = {
  email: emailMethod,
  phone: phoneMethod,
} as const satisfies Record<string, Method>

export type MethodId = keyof typeof methods

/**
 * The credential among a form's values. They hold the field of the method that was chosen when they were submitted;
 * by the time they are sent again, another may be.
 * @throws TypeError for values without any
 */
export function readCredential(values: FormValues): Credential {
  const found = Object.entries(methods).find(([name]) => Object.hasOwn(values, name))
  if (found === undefined)
    throw new TypeError('The form has no field for an e-mail address or a phone number.')
  return found[1].toCredential(values)
}
