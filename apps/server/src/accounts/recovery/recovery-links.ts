import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { recoveryLinks, users } from '../../database/schema/schema.ts'
import { lockPerson } from '../hold-person.ts'
import { recoveryMinutes } from './recovery-minutes.ts'

/**
 * Creates the token of a link, of which only a hash is stored.
 * @param userId `null`: no account has this address, so the token is never valid
 * @param kind the identifier that gets the link, and is proven by its use
 * @param token of 256 bits. Default: a random one
 */
export async function createRecoveryLink(
  queries: Queries,
  userId: string | null,
  kind: 'email' | 'phone' = 'email',
  token = randomBytes(32).toString('base64url'),
): Promise<string> {
  await queries.insert(recoveryLinks).values({
    tokenHash: hashToken(token),
    userId,
    kind,
    expiresAt: sql`now() + make_interval(mins => ${recoveryMinutes})`,
  })
  return token
}

export interface OpenLink {
  /** The account's name: its address, or else its number. */
  readonly accountName: string | null
  /** Where the link was sent. */
  readonly kind: 'email' | 'phone'
}

/** Checks a token before a password is hashed; the decision is made by `useRecoveryLink`. @returns `null` if it is not valid */
export async function findRecoveryLink(queries: Queries, token: string): Promise<OpenLink | null> {
  const link = await findOwner(queries, token)
  if (link === undefined) return null
  const [person] = await queries
    .select({ email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, link.userId))
  return person === undefined ? null : { accountName: person.email ?? person.phone, kind: link.kind }
}

/** Invalidates the link. Call it with the person's row locked. Of several concurrent calls, only one gets the person. */
export async function useRecoveryLink(queries: Queries, token: string): Promise<string | null> {
  const link = await findOwner(queries, token)
  if (link === undefined) return null
  await lockPerson(queries, link.userId)
  const [used] = await queries
    .delete(recoveryLinks)
    .where(isOpen(token))
    .returning({ userId: recoveryLinks.userId })
  return used?.userId ?? null
}

/** `undefined` if the token is not valid. */
async function findOwner(
  queries: Queries,
  token: string,
): Promise<{ userId: string; kind: OpenLink['kind'] } | undefined> {
  const [link] = await queries
    .select({ userId: recoveryLinks.userId, kind: recoveryLinks.kind })
    .from(recoveryLinks)
    .where(isOpen(token))
  return link?.userId ? { userId: link.userId, kind: link.kind ?? 'email' } : undefined
}

function isOpen(token: string) {
  return and(eq(recoveryLinks.tokenHash, hashToken(token)), gt(recoveryLinks.expiresAt, sql`now()`))
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
