import type { NewUser } from './new-user.ts'

export interface RefusedRow {
  readonly line: number
  /** Worded as the end of a sentence about the row. */
  readonly reason: string
}

/** The rows of the database that a batch may collide with. */
export interface KnownRows {
  readonly ids: Set<string>
  /** The ids of deleted accounts. */
  readonly deletedIds: Set<string>
  readonly emails: Set<string>
  readonly phones: Set<string>
  /** Each as `provider subject`. */
  readonly identities: Set<string>
}

export interface BatchDecision {
  readonly create: readonly NewUser[]
  /** The number of users that were imported before. */
  readonly present: number
  readonly refused: readonly RefusedRow[]
}

export function createKnownRows(): KnownRows {
  return {
    ids: new Set(),
    deletedIds: new Set(),
    emails: new Set(),
    phones: new Set(),
    identities: new Set(),
  }
}

/** Decides for each row of a batch whether it is created, exists already, or is refused. Created rows are added to `known`. */
export function decideBatch(users: readonly NewUser[], known: KnownRows): BatchDecision {
  const create: NewUser[] = []
  const refused: RefusedRow[] = []
  let present = 0
  for (const user of users) {
    const { id, line } = user
    const reason = findConflict(user, known)
    if (known.ids.has(id)) present++
    else if (known.deletedIds.has(id)) refused.push({ line, reason: 'this account was deleted here' })
    else if (reason !== undefined) refused.push({ line, reason })
    else {
      create.push(user)
      known.ids.add(id)
      if (user.email !== undefined) known.emails.add(user.email.normalized)
      if (user.phone !== undefined) known.phones.add(user.phone.normalized)
      for (const { social, subject } of user.identities) known.identities.add(`${social} ${subject}`)
    }
  }
  return { create, present, refused }
}

function findConflict({ email, phone, identities }: NewUser, known: KnownRows): string | undefined {
  if (email !== undefined && known.emails.has(email.normalized))
    return 'another account here has its e-mail address'
  if (phone !== undefined && known.phones.has(phone.normalized))
    return 'another account here has its phone number'
  const conflict = identities.find(({ social, subject }) => known.identities.has(`${social} ${subject}`))
  return conflict && `another account here has its account at ${conflict.social}`
}
