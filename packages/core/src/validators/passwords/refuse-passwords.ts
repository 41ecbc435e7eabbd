import type { Validator } from '../validator.ts'

/**
 * A row that refuses passwords which too many people have had, upper or lower case, with the code `password_common`.
 * For a short list of one's own: the name of the product and of the person. `isCommonPassword` knows the famous ones.
 */
export function refusePasswords(blocklist: readonly string[], message: string): Validator {
  const words = blocklist.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  const pattern = new RegExp(`^(?!(?:${words.join('|')})$)`, 'iu')
  return { type: 'regexp', pattern, code: 'password_common', message, lazy: true }
}
