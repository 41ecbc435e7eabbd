import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { ResponseBody, User } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { identities, passkeys, userEmails, userPhones, users } from '../../database/schema/schema.ts'
import { listNames, type AccountName } from '../account-name.ts'

export type Identifier = ResponseBody<'identifiers'>['identifiers'][number]

const tables = { email: userEmails, phone: userPhones } as const

/** The e-mail address and the phone number of an account, as displayed, each with the time of its proof. */
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
 * Is the person proven? By an identifier, or, if the account has none, by a provider. An account has no identifier if it was made through
 * a provider, which has proven who the person is, or if it has lost an identifier that was never proven.
 */
export async function isProven(
  queries: Queries,
  { id, email, phone }: Pick<User, 'id' | 'email' | 'phone'>,
): Promise<boolean> {
  return (email ?? phone) === null ? isProvenByProvider(queries, id) : hasProof(queries, id)
}

/**
 * Has a provider proven who the person is? It may have been unlinked since; then the account has a passkey that was added later, which only
 * a proven account may do. A passkey as old as the account itself was made at sign-up, and proves nothing.
 */
async function isProvenByProvider(queries: Queries, userId: string): Promise<boolean> {
  const [linked] = await queries
    .select({ userId: identities.userId })
    .from(identities)
    .where(eq(identities.userId, userId))
    .limit(1)
  if (linked !== undefined) return true
  const [added] = await queries
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.userId, userId), gt(passkeys.createdAt, users.createdAt)))
    .limit(1)
  return added !== undefined
}

/** Has somebody proven that an identifier of the account, of one of these kinds, is theirs? */
export async function hasProof(
  queries: Queries,
  userId: string,
  kinds: readonly Identifier['kind'][] = ['email', 'phone'],
): Promise<boolean> {
  for (const kind of kinds) {
    const table = tables[kind]
    const proven = await queries
      .select({ userId: table.userId })
      .from(table)
      .where(and(eq(table.userId, userId), isNotNull(table.verifiedAt)))
    if (proven.length > 0) return true
  }
  return false
}

/**
 * Does the account have this identifier, and is it proven? Numbers are parsed before they are compared, because the first releases stored
 * them as they were typed.
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
