import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { userColumns, type UserRow } from '../accounts/user.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Queries } from '../database/database.ts'
import { identities, users } from '../database/schema.ts'
import type { Caller } from '../http/caller.ts'
import { redeemAtSignUp } from '../promocodes/redeem-promocode.ts'
import type { Profile } from './provider.ts'

export interface Arrival {
  readonly social: string
  readonly profile: Profile
  /** What was given when setting out: kept with an account that is made now. */
  readonly promocode: string | null
  readonly formName: string | null
  readonly caller: Caller
}

/** The account of whoever came, made at their first coming. Known by provider and subject, and by nothing else. */
export async function enter(queries: Queries, arrival: Arrival): Promise<UserRow> {
  const { social, profile } = arrival
  const user =
    (await findUser(queries, social, profile.subject)) ??
    (await queries.transaction((transaction) => createUser(transaction, arrival))) ??
    // Somebody was faster: the same person, in another window.
    (await findUser(queries, social, profile.subject))
  if (user === undefined) throw new Error('An identity has no user.')
  return user
}

async function findUser(queries: Queries, social: string, subject: string): Promise<UserRow | undefined> {
  const [user] = await queries
    .select(userColumns)
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.social, social), eq(identities.subject, subject)))
  return user
}

/** `undefined`: the primary key of identities has let somebody else in. */
async function createUser(
  queries: Queries,
  { social, profile, promocode, formName, caller }: Arrival,
): Promise<UserRow | undefined> {
  const userId = randomUUID()
  const claimed = await queries
    .insert(identities)
    .values({ social, ...profile, userId })
    .onConflictDoNothing()
    .returning({ userId: identities.userId })
  if (claimed.length === 0) return undefined
  const [user] = await queries
    .insert(users)
    .values({ id: userId, name: profile.name, promocode, formName })
    .returning(userColumns)
  await redeemAtSignUp(queries, promocode, userId)
  await recordEvent(queries, {
    event: 'register',
    userId,
    account: nameAccount(social, profile),
    caller,
    details: { social },
  })
  return user
}

/** How the audit trail names who came. */
export function nameAccount(social: string, { subject }: Profile): string {
  return `${social}:${subject}`
}
