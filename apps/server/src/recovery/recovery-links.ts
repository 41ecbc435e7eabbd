import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { recoveryLinks } from '../database/schema.ts'
import { recoveryMinutes } from './recovery-minutes.ts'

/** Makes a link's token, which is nowhere else. @param userId `null`: nobody has this address; the token opens nothing */
export async function createRecoveryLink(queries: Queries, userId: string | null): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await queries.insert(recoveryLinks).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: sql`now() + make_interval(mins => ${recoveryMinutes})`,
  })
  return token
}

/** Is it worth hashing a password for? Only `useRecoveryLink` decides. */
export async function isRecoveryLinkOpen(queries: Queries, token: string): Promise<boolean> {
  const rows = await queries.select({ userId: recoveryLinks.userId }).from(recoveryLinks).where(isOpen(token))
  return rows.some(({ userId }) => userId !== null)
}

/** Takes the link out of use. Of any number that try at once one is told whose it was. */
export async function useRecoveryLink(queries: Queries, token: string): Promise<string | null> {
  const [used] = await queries
    .delete(recoveryLinks)
    .where(isOpen(token))
    .returning({ userId: recoveryLinks.userId })
  return used?.userId ?? null
}

function isOpen(token: string) {
  return and(eq(recoveryLinks.tokenHash, hashToken(token)), gt(recoveryLinks.expiresAt, sql`now()`))
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
