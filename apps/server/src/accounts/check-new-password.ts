import { checkRule, passwordProfiles } from '@foyer/core/validators'
import type { FieldRefusal } from '../refusals/refusal.ts'

/** The first rule that it breaks: one thing to put right at a time. @param field how the request calls it */
export function checkNewPassword(password: string, field = 'password'): FieldRefusal | undefined {
  for (const rule of passwordProfiles.classic) {
    const refusal = checkRule(password, rule)
    if (refusal !== null) return { field, ...refusal }
  }
  return undefined
}
