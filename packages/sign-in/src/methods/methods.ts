import type { FormValues } from '@foyer/core/form'
import { emailMethod } from './email-method.tsx'
import type { EmailOrPhone, Method } from './method.ts'
import { phoneMethod } from './phone-method.tsx'

/** The list of sign-in methods. */
export const methods = {
  email: emailMethod,
  phone: phoneMethod,
} as const satisfies Record<string, Method>

/** A kind of identifier that people sign in with. */
export type MethodId = keyof typeof methods

/** @throws TypeError for an unknown method, which TypeScript would have rejected */
export function findMethod(id: MethodId): Method {
  if (Object.hasOwn(methods, id)) return methods[id]
  throw new TypeError(
    `\`methods\` has "${id}", which is none: they are ${Object.keys(methods).join(' and ')}.`,
  )
}

/** The method whose identifier this is. */
export function methodOf(identifier: EmailOrPhone): MethodId {
  return 'email' in identifier ? 'email' : 'phone'
}

/**
 * The identifier among a form's values. They contain the field of the method that was selected at the submit; when they are sent again,
 * another one may be selected.
 * @throws TypeError for values without an identifier
 */
export function readIdentifier(values: FormValues): EmailOrPhone {
  const found = Object.entries(methods).find(([name]) => Object.hasOwn(values, name))
  if (found === undefined)
    throw new TypeError('The form has no field for an e-mail address or a phone number.')
  return found[1].toIdentifier(values)
}
