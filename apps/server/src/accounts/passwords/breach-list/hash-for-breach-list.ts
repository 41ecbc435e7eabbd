import { createHash } from 'node:crypto'

/** SHA-1 in upper-case hexadecimal, by which breach lists name passwords. It is compared, and never stored. */
export function hashForBreachList(password: string): string {
  return createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase()
}
