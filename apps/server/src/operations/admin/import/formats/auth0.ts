import { findSocial } from './providers.ts'
import type { ImportedIdentity, ImportFormat } from '../imported-user.ts'
import type { Fields } from '../rows/row.ts'
import { toStoredHash, writeScryptHash } from '../to-stored-hash.ts'
import {
  joinNames,
  readBytes,
  readFlag,
  readList,
  readMoment,
  readObject,
  readText,
  RowError,
} from '../values.ts'

/**
 * Auth0: the export of password hashes that its support provides (JSON Lines), the export of users, and the file of a bulk import.
 * Sources: https://support.auth0.com/center/s/article/How-to-Use-the-Password-Hashes-Export-from-Auth0,
 * https://auth0.com/docs/manage-users/user-migration/bulk-user-import-database-schema-and-examples
 */
export const auth0: ImportFormat = {
  id: 'auth0',
  shape: { object: 'lines', columns: null },
  read(fields) {
    if (readFlag(fields, 'blocked')) throw new RowError('it is blocked there')
    const identifiers = readList(fields, 'identifiers')
    const [email, phone] = (['email', 'phone'] as const).map((type) =>
      identifiers.find((each) => each['type'] === type),
    )
    return {
      id:
        readText(fields, 'alt_id') ??
        readText(readObject(fields, '_id'), '$oid') ??
        readText(fields, 'user_id'),
      email: readText(fields, 'email') ?? (email && readText(email, 'value')),
      emailVerified:
        readFlag(fields, 'email_verified') || (email !== undefined && readFlag(email, 'verified')),
      phone: readText(fields, 'phone_number') ?? (phone && readText(phone, 'value')),
      phoneVerified:
        readFlag(fields, 'phone_verified') || (phone !== undefined && readFlag(phone, 'verified')),
      passwordHash: readHash(fields),
      name:
        readText(fields, 'name') ??
        joinNames(readText(fields, 'given_name'), readText(fields, 'family_name')),
      identities: readList(fields, 'identities').flatMap(toIdentity),
      createdAt: readMoment(fields, 'created_at'),
    }
  },
}

function toIdentity(identity: Fields): ImportedIdentity[] {
  const social = findSocial(readText(identity, 'provider'))
  const subject = readText(identity, 'user_id')
  return social === undefined || subject === undefined ? [] : [{ social, subject }]
}

function readHash(fields: Fields): string | undefined {
  const hash = readText(fields, 'passwordHash') ?? readText(fields, 'password_hash')
  if (hash !== undefined) return toStoredHash(hash)
  const custom = readObject(fields, 'custom_password_hash')
  const algorithm = readText(custom, 'algorithm')
  if (algorithm === undefined) return undefined
  const value = readText(readObject(custom, 'hash'), 'value') ?? ''
  switch (algorithm) {
    case 'argon2':
    case 'bcrypt':
    case 'pbkdf2':
      return toStoredHash(value)
    case 'scrypt':
      return readScrypt(custom)
    default:
      throw new RowError(`its password is hashed with ${algorithm}, which is not known here`)
  }
}

function readScrypt(custom: Fields): string {
  const number = (name: string, fallback: number) => Number(readText(custom, name) ?? fallback)
  return writeScryptHash(
    {
      cost: number('cost', 16_384),
      blockSize: number('blockSize', 8),
      parallelism: number('parallelization', 1),
    },
    decode(readObject(custom, 'salt'), 'utf8'),
    decode(readObject(custom, 'hash'), 'utf8'),
  )
}

function decode(part: Fields, fallback: string): Buffer {
  const value = readText(part, 'value') ?? ''
  const encoding = readText(part, 'encoding') ?? fallback
  if (encoding === 'base64') return readBytes(value, 'password hash')
  if (encoding === 'hex' || encoding === 'utf8') return Buffer.from(value, encoding)
  throw new RowError(`its password hash has the encoding ${encoding}, which is not known here`)
}
