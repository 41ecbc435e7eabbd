import { argon2 } from './argon2.ts'
import { bcrypt } from './bcrypt.ts'
import { firebaseScrypt } from './firebase-scrypt.ts'
import type { HashFormat, ReadHash } from './hash-format.ts'
import { pbkdf2 } from './pbkdf2.ts'
import { scrypt } from './scrypt.ts'

/** The formats of stored hashes: ours first, then those of other systems. */
const formats: readonly HashFormat[] = [argon2, bcrypt, scrypt, pbkdf2, firebaseScrypt]

/** `undefined`: the hash has none of our formats. */
export function readHash(hash: string): ReadHash | undefined {
  for (const { read } of formats) {
    const found = read(hash)
    if (found !== undefined) return found
  }
  return undefined
}

/** Why a hash from another system cannot be imported, worded as the end of a sentence. */
export function findHashProblem(hash: string): string | undefined {
  const read = readHash(hash)
  return read === undefined ? 'its password hash is of a format that is not known here' : read.problem
}
