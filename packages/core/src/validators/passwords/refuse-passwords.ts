import type { Validator } from '../validator.ts'

/**
 * Creates a validator that rejects the listed passwords in any case, with the code `password_common`. For a short list,
 * such as the names of the product and of the person; `isCommonPassword` knows the common ones.
 */
export function refusePasswords(blocklist: readonly string[], message: string): Validator {
  const words = blocklist.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  const pattern = new RegExp(`^(?!(?:${words.join('|')})$)`, 'iu')
  return { type: 'regexp', pattern, code: 'password_common', message, lazy: true }
}
