import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { userEmails, userPhones, users } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import type { AccountName } from '../account-name.ts'
import { endPending } from '../end-pending.ts'
import { lockPerson } from '../hold-person.ts'

export type Kind = AccountName['kind']

type Name = Pick<AccountName, 'kind' | 'given' | 'normalized'>

/** An identifier of an account. */
export interface StoredIdentifier extends Name {
  readonly isProven: boolean
}

const tables = {
  email: { table: userEmails, key: userEmails.email },
  phone: { table: userPhones, key: userPhones.phone },
} as const

const kinds = ['email', 'phone'] as const

/** The identifiers of an account, with their unique form. Call it with the person locked. */
export async function readIdentifiers(queries: Queries, userId: string): Promise<StoredIdentifier[]> {
  const [user] = await queries
    .select({ email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId))
  const identifiers: StoredIdentifier[] = []
  for (const kind of kinds) {
    const { table, key } = tables[kind]
    const [row] = await queries
      .select({ normalized: key, verifiedAt: table.verifiedAt })
      .from(table)
      .where(eq(table.userId, userId))
    const given = user?.[kind]
    if (row === undefined || given === null || given === undefined) continue
    identifiers.push({ kind, given, normalized: row.normalized, isProven: row.verifiedAt !== null })
  }
  return identifiers
}

/**
 * Gives an account an identifier that is proven to be the person's. It replaces the one of the same kind. Another account that has the
 * identifier without a proof loses it. Call it with the person locked.
 * @throws ApiError identifier_taken if another account has proven it
 */
export async function assignIdentifier(queries: Queries, userId: string, name: Name): Promise<void> {
  if (await claimIdentifier(queries, userId, name)) return
  throw new ApiError('identifier_taken', { errors: [{ field: name.kind, code: 'identifier_taken' }] })
}

/** Like `assignIdentifier`, without the error. @returns false if another account has proven it, or does so concurrently */
export async function claimIdentifier(
  queries: Queries,
  userId: string,
  { kind, given, normalized }: Name,
): Promise<boolean> {
  const { table } = tables[kind]
  await revokeUnproven(queries, { kind, normalized }, userId)
  await queries.delete(table).where(eq(table.userId, userId))
  const row = { userId, verifiedAt: sql`now()` }
  const claimed =
    kind === 'email'
      ? await queries
          .insert(userEmails)
          .values({ email: normalized, ...row })
          .onConflictDoNothing()
          .returning({ userId: userEmails.userId })
      : await queries
          .insert(userPhones)
          .values({ phone: normalized, ...row })
          .onConflictDoNothing()
          .returning({ userId: userPhones.userId })
  if (claimed.length === 0) return false
  await queries
    .update(users)
    .set({ [kind]: given })
    .where(eq(users.id, userId))
  return true
}

/** Removes the identifier of a kind from an account. Call it with the person locked. */
export async function dropIdentifier(queries: Queries, userId: string, kind: Kind): Promise<void> {
  const { table } = tables[kind]
  await queries.delete(table).where(eq(table.userId, userId))
  await queries
    .update(users)
    .set({ [kind]: null })
    .where(eq(users.id, userId))
}

/**
 * Takes an identifier away from an account that has it but never proved it, even if it is the account's only one:
 * docs/decisions/081-changing-identifiers.md. The account's sessions stay, so that somebody who has mistyped their address can add the right
 * one. Pending links and codes end, because they were sent to the person who owns the identifier now. Call `forgetPlaces` at the end
 * of the transaction: the places known for the identifier are those of the other account.
 * @param proverId the person who proves it, and keeps what they have
 */
export async function revokeUnproven(
  queries: Queries,
  { kind, normalized }: Omit<Name, 'given'>,
  proverId?: string,
): Promise<void> {
  const { table, key } = tables[kind]
  const [owner] = await queries.select({ userId: table.userId }).from(table).where(eq(key, normalized))
  if (owner === undefined || owner.userId === proverId) return
  const { userId } = owner
  await lockPerson(queries, userId)
  const revoked = await queries
    .delete(table)
    .where(and(eq(key, normalized), eq(table.userId, userId), isNull(table.verifiedAt)))
    .returning({ userId: table.userId })
  if (revoked.length === 0) return
  await queries
    .update(users)
    .set({ [kind]: null })
    .where(eq(users.id, userId))
  await endPending(queries, userId)
  // Without the address of the person who has proven it: the other account's person may export the event.
  const caller = { address: null, userAgent: null }
  await recordEvent(queries, { event: 'identifier_lost', userId, caller, details: { kind } })
}
