import { and, eq, isNotNull } from 'drizzle-orm'
import type { ResponseBody, User } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { userEmails, userPhones, users } from '../../database/schema/schema.ts'
import { listNames, type AccountName } from '../account-name.ts'

export type Identifier = ResponseBody<'identifiers'>['identifiers'][number]

const tables = { email: userEmails, phone: userPhones } as const

/** The e-mail address and the phone number of an account, as they are shown, and since when each is proven to be the person's. */
export async function listIdentifiers(queries: Queries, userId: string): Promise<Identifier[]> {
  const [user] = await queries
    .select({ email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId))
  const identifiers: Identifier[] = []
  for (const kind of ['email', 'phone'] as const) {
    const value = user?.[kind]
    if (value === null || value === undefined) continue
    const [row] = await queries
      .select({ verifiedAt: tables[kind].verifiedAt })
      .from(tables[kind])
      .where(eq(tables[kind].userId, userId))
    identifiers.push({ kind, value, verifiedAt: row?.verifiedAt?.toISOString() ?? null })
  }
  return identifiers
}

/**
 * Has somebody proven that an identifier of the account is theirs? An account without identifiers was made by a provider, which has proven
 * who the person is.
 */
export async function isProven(
  queries: Queries,
  { id, email, phone }: Pick<User, 'id' | 'email' | 'phone'>,
): Promise<boolean> {
  return (email ?? phone) === null || hasProof(queries, id)
}

/** Has somebody proven that an e-mail address or a phone number of the account is theirs? */
export async function hasProof(queries: Queries, userId: string): Promise<boolean> {
  for (const table of [userEmails, userPhones]) {
    const proven = await queries
      .select({ userId: table.userId })
      .from(table)
      .where(and(eq(table.userId, userId), isNotNull(table.verifiedAt)))
    if (proven.length > 0) return true
  }
  return false
}

/**
 * Is this identifier one of the account, and proven? Compared as it is parsed, because numbers of the first releases are stored as they were
 * typed.
 */
export async function hasProvenName(
  queries: Queries,
  userId: string,
  { kind, normalized }: Pick<AccountName, 'kind' | 'normalized'>,
): Promise<boolean> {
  const identifiers = await listIdentifiers(queries, userId)
  const proven = identifiers.find((each) => each.kind === kind && each.verifiedAt !== null)
  return listNames({ email: null, phone: null, [kind]: proven?.value ?? null }).includes(normalized)
}
