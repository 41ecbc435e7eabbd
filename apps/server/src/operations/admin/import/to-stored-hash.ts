import { writePbkdf2, type Pbkdf2Digest } from '../../../accounts/passwords/formats/pbkdf2.ts'
import { writeScrypt } from '../../../accounts/passwords/formats/scrypt.ts'
import { readBytes, RowError } from './values.ts'

/**
 * Converts the notations of other systems for a hash into ours. Any other text is returned unchanged.
 * @throws RowError if a hash in a known notation is malformed
 */
export function toStoredHash(hash: string): string {
  for (const notation of notations) {
    const parts = notation.pattern.exec(hash)?.slice(1)
    if (parts !== undefined) return notation.convert(parts)
  }
  return hash
}

interface HashNotation {
  readonly pattern: RegExp
  readonly convert: (parts: readonly string[]) => string
}

const notations: readonly HashNotation[] = [
  {
    // Django, whose salt is plain text. Source: https://docs.djangoproject.com/en/5.1/topics/auth/passwords/
    pattern: /^pbkdf2_(sha1|sha256)\$(\d+)\$([^$]+)\$([^$]+)$/,
    convert: ([digest = '', iterations, salt = '', key = '']) =>
      writePbkdf2(
        digest as Pbkdf2Digest,
        Number(iterations),
        Buffer.from(salt),
        readBytes(key, 'password hash'),
      ),
  },
  {
    // Django with argon2, which puts its own name before the PHC string.
    pattern: /^argon2(\$argon2id?\$.+)$/,
    convert: ([hash = '']) => hash,
  },
  {
    // The PHC string format with the key's length, as Auth0 accepts it: `$pbkdf2-sha256$i=100000,l=32$<salt>$<key>`.
    pattern: /^\$pbkdf2-(sha1|sha256|sha512)\$i=(\d+),l=\d+\$([^$]+)\$([^$]+)$/,
    convert: ([digest = '', iterations, salt = '', key = '']) =>
      writePbkdf2(
        digest as Pbkdf2Digest,
        Number(iterations),
        readBytes(salt, 'salt'),
        readBytes(key, 'password hash'),
      ),
  },
  {
    // Werkzeug, whose salt is plain text and whose key is hexadecimal. Source: https://werkzeug.palletsprojects.com/en/stable/utils/
    pattern: /^scrypt:(\d+):(\d+):(\d+)\$([^$]+)\$([\da-f]+)$/,
    convert: ([cost, blockSize, parallelism, salt = '', key = '']) =>
      writeScryptHash(
        { cost: Number(cost), blockSize: Number(blockSize), parallelism: Number(parallelism) },
        Buffer.from(salt),
        Buffer.from(key, 'hex'),
      ),
  },
]

interface ScryptNumbers {
  readonly cost: number
  readonly blockSize: number
  readonly parallelism: number
}

/** @throws RowError unless the cost is a power of two */
export function writeScryptHash(numbers: ScryptNumbers, salt: Uint8Array, key: Uint8Array): string {
  if (!Number.isInteger(Math.log2(numbers.cost)))
    throw new RowError('its scrypt has a cost that is no power of two')
  return writeScrypt({ ...numbers, salt, key })
}
