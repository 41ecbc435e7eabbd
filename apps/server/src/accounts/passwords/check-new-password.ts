import { isCommonPassword } from '@foyer/core/common-passwords'
import { checkRule, passwordProfiles, type PasswordProfile } from '@foyer/core/validators'
import type { FieldIssue } from '../../http/errors/http-error.ts'

/**
 * The first rule that the password violates. The pages check the same rules before they send it.
 * @param field the name of the password field in the request
 */
export function checkNewPassword(
  password: string,
  profile: PasswordProfile,
  field = 'password',
): FieldIssue | undefined {
  for (const rule of passwordProfiles[profile]) {
    const issue = checkRule(password, rule)
    if (issue !== null) return { field, ...issue }
  }
  return isCommonPassword(password) ? { field, code: 'password_common' } : undefined
}
