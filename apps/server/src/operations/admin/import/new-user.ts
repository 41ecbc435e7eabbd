import { createHash } from 'node:crypto'
import { readAccountName, type AccountName } from '../../../accounts/account-name.ts'
import { findHashProblem } from '../../../accounts/passwords/formats/formats.ts'
import { hasUnstorableText } from '../../../database/unstorable-text.ts'
import { toProfile } from '../../../social/to-profile.ts'
import { isSocialId } from './social-ids.ts'
import type { ImportedIdentity, ImportedUser } from './imported-user.ts'
import { RowError } from './values.ts'

/** A row that may become a user, checked by the rules for a sign-up. */
export interface NewUser {
  readonly line: number
  readonly id: string
  readonly email: Identifier | undefined
  readonly phone: Identifier | undefined
  readonly passwordHash: string | null
  readonly name: string | null
  readonly identities: readonly NewIdentity[]
  readonly createdAt: Date | undefined
}

interface Identifier {
  readonly given: string
  readonly normalized: string
  readonly isVerified: boolean
}

export interface NewIdentity {
  readonly social: string
  readonly subject: string
  readonly name: string | null
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const maxEmailLength = 254

/**
 * Checks a user. The id is derived only from the other system and its id of the user, so that a row becomes the same user when the file is
 * imported again.
 * @throws RowError
 */
export function toNewUser(format: string, line: number, user: ImportedUser): NewUser {
  if (hasUnstorableText(user)) throw new RowError('it has text that the database cannot store')
  const email = user.email === undefined ? undefined : checkName(readAccountName({ email: user.email }))
  const phone = user.phone === undefined ? undefined : checkName(readAccountName({ phone: user.phone }))
  const identities = (user.identities ?? []).map(checkIdentity)
  const key = user.id ?? email?.normalized ?? phone?.normalized ?? identities[0]?.subject
  if (key === undefined || (email ?? phone ?? identities[0]) === undefined)
    throw new RowError(
      'it has no e-mail address, no phone number, and no account at a provider that is known here',
    )
  // A password opens an account by its e-mail address or phone number only.
  const passwordHash = (email ?? phone) === undefined ? null : (user.passwordHash ?? null)
  const problem = passwordHash === null ? undefined : findHashProblem(passwordHash)
  if (problem !== undefined) throw new RowError(problem)
  return {
    line,
    id: uuid.test(key) ? key.toLowerCase() : deriveId(`${format}\n${key}`),
    email: email && { ...email, isVerified: user.emailVerified === true },
    phone: phone && { ...phone, isVerified: user.phoneVerified === true },
    passwordHash,
    name: cleanName(user.name),
    // A person may have only one account of each provider.
    identities: identities.filter(
      ({ social }, index) => identities.findIndex((other) => other.social === social) === index,
    ),
    createdAt: user.createdAt,
  }
}

function checkName({ kind, given, normalized, issue }: AccountName): Omit<Identifier, 'isVerified'> {
  const isTooLong = given.length > maxEmailLength
  if (issue !== undefined || isTooLong)
    throw new RowError(
      kind === 'email' ? 'its e-mail address is not valid here' : 'its phone number is not valid here',
    )
  return { given, normalized }
}

function checkIdentity({ social, subject, name }: ImportedIdentity): NewIdentity {
  if (!isSocialId(social)) throw new RowError('it has an account at a provider that is not known here')
  try {
    return { social, ...toProfile(subject, name ?? null) }
  } catch {
    throw new RowError(`its id at ${social} is not valid`)
  }
}

function cleanName(name: string | undefined): string | null {
  // The id is a dummy: only the name is cleaned here, as one from a provider is.
  return toProfile('-', name ?? null).name
}

/** A UUID of version 8 (RFC 9562) derived from a hash. */
function deriveId(text: string): string {
  const hex = createHash('sha256').update(`foyer import\n${text}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) % 4) + 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-')
}
