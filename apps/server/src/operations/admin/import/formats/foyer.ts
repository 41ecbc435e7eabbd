import type { ImportFormat } from '../imported-user.ts'
import { toStoredHash } from '../to-stored-hash.ts'
import { readFlag, readList, readMoment, readText, RowError } from '../values.ts'

const known = new Set([
  'id',
  'email',
  'emailVerified',
  'phone',
  'phoneVerified',
  'passwordHash',
  'name',
  'identities',
  'createdAt',
])

/** Our own format, for any other system: docs/operating.md describes it. */
export const foyer: ImportFormat = {
  id: 'foyer',
  shape: { object: 'lines' },
  read(fields) {
    const unknown = Object.keys(fields).find((name) => !known.has(name))
    if (unknown !== undefined)
      throw new RowError(`it has the field ${JSON.stringify(unknown)}, which is not known`)
    const hash = readText(fields, 'passwordHash')
    return {
      id: readText(fields, 'id'),
      email: readText(fields, 'email'),
      emailVerified: readFlag(fields, 'emailVerified'),
      phone: readText(fields, 'phone'),
      phoneVerified: readFlag(fields, 'phoneVerified'),
      passwordHash: hash === undefined ? undefined : toStoredHash(hash),
      name: readText(fields, 'name'),
      identities: readList(fields, 'identities').map((identity) => ({
        social: readText(identity, 'social') ?? '',
        subject: readText(identity, 'subject') ?? '',
        name: readText(identity, 'name'),
      })),
      createdAt: readMoment(fields, 'createdAt'),
    }
  },
}
