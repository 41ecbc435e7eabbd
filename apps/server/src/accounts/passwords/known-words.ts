import type { User } from '@foyer/core/wire'
import { publicOrigin, type Config } from '../../config.ts'

/** What strangers can find out about a person. */
export type Known = Partial<Pick<User, 'email' | 'phone' | 'name'>>

/** The shortest text that counts as a word: shorter ones are found in too many good passwords. */
const shortest = 3

/** A password needs this many letters besides the known words. */
const lettersOfOwn = 3

/** The number of digits in which all spellings of a phone number end: the shortest numbers have seven. */
const phoneDigits = 7

/**
 * The words with which somebody who knows the person and this site would begin to guess the password (NIST SP 800-63B-4, 3.1.1.2: words of
 * the context): the parts of the e-mail address, phone number and name, of the product's name, and of the host.
 */
export function listKnownWords({ email, phone, name }: Known, config: Config): string[] {
  const texts = [email ?? '', name ?? '', config.messages.appName, new URL(publicOrigin(config)).hostname]
  const whole = [email ?? '', email?.split('@')[0] ?? '', phone?.slice(-phoneDigits) ?? '']
  const words = [...whole, ...texts.flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? [])]
  return [...new Set(words.map(fold))].filter((word) => word.length >= shortest)
}

/** Does the password contain little more than these words: otherwise only digits, signs and one or two letters? Ignores case. */
export function isMadeOfWords(password: string, words: readonly string[]): boolean {
  const whole = fold(password)
  // The longest first: an address before its parts.
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ' '), whole)
  return rest !== whole && (rest.match(/\p{L}/gu) ?? []).length < lettersOfOwn
}

/** In NFKC, as passwords are hashed, and to upper case, which also makes ß and ss equal. */
function fold(text: string): string {
  return text.normalize('NFKC').toUpperCase()
}
