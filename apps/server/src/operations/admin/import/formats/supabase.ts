import { findSocial } from './providers.ts'
import type { ImportedIdentity, ImportFormat } from '../imported-user.ts'
import type { Fields } from '../rows/row.ts'
import { toStoredHash } from '../to-stored-hash.ts'
import { readList, readMoment, readObject, readText, RowError } from '../values.ts'

/**
 * Supabase: rows of `auth.users`, as CSV or a JSON array, with those of `auth.identities` as `identities`, if the query adds them.
 * Sources: https://supabase.com/docs/guides/auth/managing-user-data, https://supabase.com/docs/guides/auth/identities
 */
export const supabase: ImportFormat = {
  id: 'supabase',
  shape: { object: 'lines', columns: null },
  read(fields) {
    if (readMoment(fields, 'deleted_at') !== undefined) throw new RowError('it was deleted there')
    const bannedUntil = readMoment(fields, 'banned_until')
    if (bannedUntil !== undefined && bannedUntil.getTime() > Date.now())
      throw new RowError('it is banned there')
    const metadata = readObject(fields, 'raw_user_meta_data')
    const hash = readText(fields, 'encrypted_password')
    return {
      id: readText(fields, 'id'),
      email: readText(fields, 'email'),
      emailVerified: readMoment(fields, 'email_confirmed_at') !== undefined,
      // Supabase stores E.164 numbers without the plus.
      phone: readText(fields, 'phone')?.replace(/^\+?/, '+'),
      phoneVerified: readMoment(fields, 'phone_confirmed_at') !== undefined,
      passwordHash: hash === undefined ? undefined : toStoredHash(hash),
      name: readText(metadata, 'full_name') ?? readText(metadata, 'name'),
      identities: readList(fields, 'identities').flatMap(toIdentity),
      createdAt: readMoment(fields, 'created_at'),
    }
  },
}

function toIdentity(identity: Fields): ImportedIdentity[] {
  const social = findSocial(readText(identity, 'provider'))
  const subject = readText(identity, 'provider_id') ?? readText(readObject(identity, 'identity_data'), 'sub')
  return social === undefined || subject === undefined ? [] : [{ social, subject }]
}
