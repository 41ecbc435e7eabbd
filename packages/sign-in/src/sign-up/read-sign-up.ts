import type { FormValues } from '@foyer/core/form'
import { readCredential } from '../methods/methods.ts'

/** The fields of the form, as the calls take them: without those that are not shown, and the optional ones that are empty. */
export function readSignUp(values: FormValues) {
  const { password, promocode, dateOfBirth } = values
  return {
    ...readCredential(values),
    ...(password !== undefined && { password: String(password) }),
    ...(promocode && { promocode: String(promocode).trim() }),
    ...(dateOfBirth && { dateOfBirth: String(dateOfBirth) }),
  }
}
