import { writeFirebaseScrypt } from '../../../../accounts/passwords/formats/firebase-scrypt.ts'
import { writePbkdf2, type Pbkdf2Digest } from '../../../../accounts/passwords/formats/pbkdf2.ts'
import type { ImportFormat } from '../imported-user.ts'
import type { Fields } from '../rows/row.ts'
import { toStoredHash } from '../to-stored-hash.ts'
import { joinNames, readBytes, readMoment, readText, RowError } from '../values.ts'

/**
 * Clerk: the CSV that its dashboard exports. Of several addresses the primary one is taken.
 * Sources: https://clerk.com/docs/guides/development/migrating/export-from-clerk, the columns:
 * https://github.com/workos/migrate-clerk-users, the digests: https://clerk.com/docs/references/backend/user/create-user
 */
export const clerk: ImportFormat = {
  id: 'clerk',
  shape: { object: 'lines', columns: null },
  read(fields) {
    const email = readText(fields, 'primary_email_address')
    const phone = readText(fields, 'primary_phone_number')
    return {
      id: readText(fields, 'id'),
      email,
      emailVerified: isListed(fields, 'verified_email_addresses', email),
      phone,
      phoneVerified: isListed(fields, 'verified_phone_numbers', phone),
      passwordHash: readHash(fields),
      name: joinNames(readText(fields, 'first_name'), readText(fields, 'last_name')),
      createdAt: readMoment(fields, 'created_at'),
    }
  },
}

function isListed(fields: Fields, column: string, address: string | undefined): boolean {
  const listed = (readText(fields, column) ?? '').split(/[\s,;|]+/)
  return address !== undefined && listed.includes(address)
}

function readHash(fields: Fields): string | undefined {
  const digest = readText(fields, 'password_digest')
  const hasher = readText(fields, 'password_hasher')
  if (digest === undefined) return undefined
  switch (hasher) {
    case undefined:
    case 'bcrypt':
    case 'argon2i':
    case 'argon2id':
    case 'pbkdf2_sha256_django':
    case 'scrypt_werkzeug':
      return toStoredHash(digest)
    case 'pbkdf2_sha256':
      return readPbkdf2(digest, 'sha256', 'base64')
    case 'pbkdf2_sha1':
      return readPbkdf2(digest, 'sha1', 'hex')
    case 'scrypt_firebase':
      return readFirebase(digest)
    default:
      throw new RowError(`its password is hashed with ${hasher}, which is not known here`)
  }
}

/** `pbkdf2_sha256$<iterations>$<salt>$<key>`, with salt and key in base64; with SHA-1 the salt is text, and the key hexadecimal. */
function readPbkdf2(text: string, digest: Pbkdf2Digest, encoding: 'base64' | 'hex'): string {
  const [, iterations, salt = '', key = ''] = text.split('$')
  return writePbkdf2(
    digest,
    Number(iterations),
    encoding === 'hex' ? Buffer.from(salt) : readBytes(salt, 'salt'),
    encoding === 'hex' ? Buffer.from(key, 'hex') : readBytes(key, 'password hash'),
  )
}

/** `<key>$<salt>$<signer key>$<salt separator>$<rounds>$<memory cost>` */
function readFirebase(text: string): string {
  const [key = '', salt = '', signerKey = '', saltSeparator = '', rounds, memCost] = text.split('$')
  return writeFirebaseScrypt(
    {
      signerKey: readBytes(signerKey, 'signer key'),
      saltSeparator: readBytes(saltSeparator, 'salt separator'),
      rounds: Number(rounds),
      memCost: Number(memCost),
    },
    readBytes(salt, 'salt'),
    readBytes(key, 'password hash'),
  )
}
