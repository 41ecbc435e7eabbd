import type { Validator } from './validator.ts'

/**
 * A row that refuses passwords which too many people have had, upper or lower case, with the code `password_common`.
 * `commonPasswords` is a short list; the name of the product and of the person belong in one as well.
 */
export function refusePasswords(blocklist: readonly string[], message: string): Validator {
  const words = blocklist.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  const pattern = new RegExp(`^(?!(?:${words.join('|')})$)`, 'iu')
  return { type: 'regexp', pattern, code: 'password_common', message, lazy: true }
}
