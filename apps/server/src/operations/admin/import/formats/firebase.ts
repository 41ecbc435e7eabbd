import { writeFirebaseScrypt } from '../../../../accounts/passwords/formats/firebase-scrypt.ts'
import { findSocial } from './providers.ts'
import type { ImportedIdentity, ImportFormat, Parameters } from '../imported-user.ts'
import type { Fields } from '../rows/row.ts'
import { readBytes, readFlag, readList, readMoment, readText, RowError } from '../values.ts'

/** The providers that have four columns each: id, e-mail, name, photo. */
const csvProviders = ['google.com', 'facebook.com', 'twitter.com', 'github.com']

/**
 * Firebase: what `firebase auth:export` writes, JSON or CSV. A phone number there was proven by a text message.
 * Sources: https://firebase.google.com/docs/cli/auth, firebase-tools/src/accountExporter.ts
 */
export const firebase: ImportFormat = {
  id: 'firebase',
  shape: {
    object: 'whole',
    columns: [
      'localId',
      'email',
      'emailVerified',
      'passwordHash',
      'salt',
      'displayName',
      'photoUrl',
      ...csvProviders.flatMap((id) => [`${id} id`, `${id} email`, `${id} name`, `${id} photo`]),
      'createdAt',
      'lastSignedInAt',
      'phoneNumber',
      'disabled',
      'customAttributes',
    ],
  },
  read(fields, parameters) {
    if (readFlag(fields, 'disabled')) throw new RowError('it is disabled there')
    return {
      id: readText(fields, 'localId'),
      email: readText(fields, 'email'),
      emailVerified: readFlag(fields, 'emailVerified'),
      phone: readText(fields, 'phoneNumber'),
      phoneVerified: true,
      passwordHash: readHash(fields, parameters),
      name: readText(fields, 'displayName'),
      identities: readIdentities(fields),
      createdAt: readMoment(fields, 'createdAt'),
    }
  },
}

function readIdentities(fields: Fields): ImportedIdentity[] {
  const listed = readList(fields, 'providerUserInfo').map((each) => ({
    provider: readText(each, 'providerId'),
    subject: readText(each, 'rawId'),
    name: readText(each, 'displayName'),
  }))
  const columns = csvProviders.map((id) => ({
    provider: id,
    subject: readText(fields, `${id} id`),
    name: readText(fields, `${id} name`),
  }))
  return [...listed, ...columns].flatMap(({ provider, subject, name }) => {
    const social = findSocial(provider)
    return social === undefined || subject === undefined ? [] : [{ social, subject, name }]
  })
}

function readHash(fields: Fields, { firebase }: Parameters): string | undefined {
  const key = readText(fields, 'passwordHash')
  if (key === undefined) return undefined
  if (firebase === undefined)
    throw new RowError('it has a password, and --hash-config does not name the parameters of its project')
  const salt = readBytes(readText(fields, 'salt') ?? '', 'salt')
  return writeFirebaseScrypt(firebase, salt, readBytes(key, 'password hash'))
}
