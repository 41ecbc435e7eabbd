import { argon2 } from './argon2.ts'
import { bcrypt } from './bcrypt.ts'
import { firebaseScrypt } from './firebase-scrypt.ts'
import type { HashFormat, ParsedHash } from './hash-format.ts'
import { pbkdf2 } from './pbkdf2.ts'
import { scrypt } from './scrypt.ts'

/** The formats of stored hashes: ours first, then those of other systems. */
const formats: readonly HashFormat[] = [argon2, bcrypt, scrypt, pbkdf2, firebaseScrypt]

/** `undefined`: the hash has none of our formats. */
export function parseHash(hash: string): ParsedHash | undefined {
  for (const { read } of formats) {
    const found = read(hash)
    if (found !== undefined) return found
  }
  return undefined
}

/** Why a hash from another system cannot be imported, worded as the end of a sentence. */
export function findHashProblem(hash: string): string | undefined {
  const parsed = parseHash(hash)
  return parsed === undefined ? 'its password hash is of a format that is not known here' : parsed.problem
}
