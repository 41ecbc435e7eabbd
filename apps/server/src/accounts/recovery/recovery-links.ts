import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { recoveryLinks, users } from '../../database/schema.ts'
import { lockPerson } from '../hold-person.ts'
import { recoveryMinutes } from './recovery-minutes.ts'

/** Creates a link's token, which is only stored as a hash. @param userId `null`: no account has this address, so the token is never valid */
export async function createRecoveryLink(queries: Queries, userId: string | null): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await queries.insert(recoveryLinks).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: sql`now() + make_interval(mins => ${recoveryMinutes})`,
  })
  return token
}

export interface OpenLink {
  /** The address that the link was sent to. */
  readonly email: string | null
}

/** Checks a token before a password is hashed for it; `useRecoveryLink` decides. @returns `null` if it is not valid */
export async function findRecoveryLink(queries: Queries, token: string): Promise<OpenLink | null> {
  const userId = await findHolder(queries, token)
  if (userId === undefined) return null
  const [person] = await queries.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return person ?? null
}

/** Invalidates the link, with the person's row locked. Of several concurrent calls, only one gets the person. */
export async function useRecoveryLink(queries: Queries, token: string): Promise<string | null> {
  const userId = await findHolder(queries, token)
  if (userId === undefined) return null
  await lockPerson(queries, userId)
  const [used] = await queries
    .delete(recoveryLinks)
    .where(isOpen(token))
    .returning({ userId: recoveryLinks.userId })
  return used?.userId ?? null
}

/** `undefined` if the token is not valid. */
async function findHolder(queries: Queries, token: string): Promise<string | undefined> {
  const [link] = await queries
    .select({ userId: recoveryLinks.userId })
    .from(recoveryLinks)
    .where(isOpen(token))
  return link?.userId ?? undefined
}

function isOpen(token: string) {
  return and(eq(recoveryLinks.tokenHash, hashToken(token)), gt(recoveryLinks.expiresAt, sql`now()`))
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
