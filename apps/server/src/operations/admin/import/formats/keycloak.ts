import { writeBase64 } from '../../../../accounts/passwords/formats/base64.ts'
import { writePbkdf2, type Pbkdf2Digest } from '../../../../accounts/passwords/formats/pbkdf2.ts'
import { findSocial } from './providers.ts'
import type { ImportedIdentity, ImportFormat } from '../imported-user.ts'
import type { Fields } from '../rows/row.ts'
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
 * Keycloak: a realm, or part of its users, as `kc.sh export` writes it. Sources: https://www.keycloak.org/server/importExport,
 * the credentials: https://www.keycloak.org/docs-api/latest/rest-api (CredentialRepresentation)
 */
export const keycloak: ImportFormat = {
  id: 'keycloak',
  shape: { object: 'whole' },
  read(fields) {
    if (readText(fields, 'serviceAccountClientId') !== undefined)
      throw new RowError('it belongs to a service, and to no person')
    if (fields['enabled'] === false) throw new RowError('it is disabled there')
    const password = readList(fields, 'credentials').find(({ type }) => type === 'password')
    return {
      id: readText(fields, 'id'),
      email: readText(fields, 'email'),
      emailVerified: readFlag(fields, 'emailVerified'),
      passwordHash: password && readHash(password),
      name: joinNames(readText(fields, 'firstName'), readText(fields, 'lastName')),
      identities: readList(fields, 'federatedIdentities').flatMap(toIdentity),
      createdAt: readMoment(fields, 'createdTimestamp'),
    }
  },
}

function toIdentity(identity: Fields): ImportedIdentity[] {
  const social = findSocial(readText(identity, 'identityProvider'))
  const subject = readText(identity, 'userId')
  return social === undefined || subject === undefined
    ? []
    : [{ social, subject, name: readText(identity, 'userName') }]
}

/** Keycloak's names of PBKDF2. The plain one is SHA-1. */
const digests = new Map<string, Pbkdf2Digest>([
  ['pbkdf2', 'sha1'],
  ['pbkdf2-sha256', 'sha256'],
  ['pbkdf2-sha512', 'sha512'],
])

function readHash(credential: Fields): string {
  const data = readObject(credential, 'credentialData')
  const secret = readObject(credential, 'secretData')
  const salt = readBytes(readText(secret, 'salt') ?? '', 'salt')
  const key = readBytes(readText(secret, 'value') ?? '', 'password hash')
  const iterations = Number(readText(data, 'hashIterations'))
  const algorithm = readText(data, 'algorithm') ?? 'none'
  const digest = digests.get(algorithm)
  if (digest !== undefined) return writePbkdf2(digest, iterations, salt, key)
  if (algorithm !== 'argon2')
    throw new RowError(`its password is hashed with ${algorithm}, which is not known here`)
  const parameters = readObject(data, 'additionalParameters')
  const first = (name: string, fallback: string) => {
    const value = parameters[name]
    return String((Array.isArray(value) ? value[0] : value) ?? fallback)
  }
  if (first('version', '1.3') !== '1.3')
    throw new RowError('its argon2 is of a version that is not known here')
  const costs = `m=${first('memory', '7168')},t=${iterations},p=${first('parallelism', '1')}`
  return `$argon2${first('type', 'id')}$v=19$${costs}$${writeBase64(salt)}$${writeBase64(key)}`
}
