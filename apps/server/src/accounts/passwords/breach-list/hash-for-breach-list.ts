import { createHash } from 'node:crypto'

/** SHA-1 in upper-case hexadecimal, the key of breach lists. It is used for the look-up only, and never stored. */
export function hashForBreachList(password: string): string {
  return createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase()
}
