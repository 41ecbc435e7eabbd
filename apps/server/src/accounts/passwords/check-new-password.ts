import { isCommonPassword } from '@foyer/core/common-passwords'
import { checkRule, passwordProfiles } from '@foyer/core/validators'
import type { Config } from '../../config.ts'
import type { FieldIssue } from '../../api-error.ts'
import { isMadeOfWords, listKnownWords, type Known } from './known-words.ts'

interface NewPassword {
  readonly password: string
  /** Whose password it becomes, as far as the request says. */
  readonly person: Known
  /** The name of the password field in the request. */
  readonly field?: string
}

/**
 * The first rule that the password violates. The pages check the same rules before they send it, except the last: no form knows all that the
 * server knows of the person.
 */
export function checkNewPassword(
  { password, person, field = 'password' }: NewPassword,
  config: Config,
): FieldIssue | undefined {
  for (const rule of passwordProfiles[config.passwordProfile]) {
    const issue = checkRule(password, rule)
    if (issue !== null) return { field, ...issue }
  }
  if (isCommonPassword(password)) return { field, code: 'password_common' }
  const isGuessable = isMadeOfWords(password, listKnownWords(person, config))
  return isGuessable ? { field, code: 'password_guessable' } : undefined
}
