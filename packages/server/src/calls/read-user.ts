import {
  readBoolean,
  readFields,
  readInstant,
  readList,
  readText,
  readTextOrNull,
  unsuitable,
  type Fields,
} from './read-answer.ts'
import type { FoyerSession, FoyerUser, Level } from '../user.ts'

/** The user in the answer of Foyer's `session` call. @throws {UnsuitableAnswerError} */
export function readUser(answer: unknown): FoyerUser {
  const user = readFields(answer, 'user')
  const identifiers = readList(user, 'identifiers').map((each) => readFields(each, 'identifiers'))
  const email = readTextOrNull(user, 'email')
  const phone = readTextOrNull(user, 'phone')
  return {
    id: readText(user, 'id'),
    email,
    emailVerifiedAt: readProof(identifiers, 'email', email),
    phone,
    phoneVerifiedAt: readProof(identifiers, 'phone', phone),
    name: readTextOrNull(user, 'name'),
    currency: readTextOrNull(user, 'currency'),
    createdAt: readInstant(user, 'createdAt'),
    session: readSession(readFields(user['session'], 'session')),
  }
}

function readSession(session: Fields): FoyerSession {
  return {
    id: readText(session, 'id'),
    authenticatedAt: readInstant(session, 'authenticatedAt'),
    isRecent: readBoolean(session, 'isRecent'),
    methods: readList(session, 'methods').map(String),
    level: readLevel(session['level']),
    expiresAt: readInstant(session, 'expiresAt'),
  }
}

/** A proof only counts for the value that was proven. */
function readProof(identifiers: readonly Fields[], kind: string, value: string | null): Date | null {
  const identifier = identifiers.find((each) => each['kind'] === kind && each['value'] === value)
  return identifier === undefined || identifier['verifiedAt'] === null
    ? null
    : readInstant(identifier, 'verifiedAt')
}

function readLevel(value: unknown): Level {
  if (value !== 1 && value !== 2) throw unsuitable('level', 'neither 1 nor 2')
  return value
}
