import type { FormValues } from '@foyer/core/form'
import { readIdentifier } from '../methods/methods.ts'

/** The fields of the form, as the calls take them: without those that are not shown, and the optional ones that are empty. */
export function readSignUp(values: FormValues) {
  const { password, dateOfBirth } = values
  const promocode = String(values['promocode'] ?? '').trim()
  return {
    ...readIdentifier(values),
    ...(password !== undefined && { password: String(password) }),
    ...(promocode && { promocode }),
    ...(dateOfBirth && { dateOfBirth: String(dateOfBirth) }),
  }
}
