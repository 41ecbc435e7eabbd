import { hash } from 'node:crypto'
import { lte, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { usedValues } from '../database/schema.ts'

/** `true` for the first who uses this value, and for nobody else while it is kept. */
export type UseOnce = (value: string, keepSeconds: number) => Promise<boolean>

/** The primary key decides between those who come at the same moment. */
export function createUseOnce(queries: Queries): UseOnce {
  return async (value, keepSeconds) => {
    const rows = await queries
      .insert(usedValues)
      .values({
        valueHash: hash('sha256', value, 'base64url'),
        expiresAt: sql`now() + make_interval(secs => ${keepSeconds})`,
      })
      .onConflictDoNothing()
      .returning({ valueHash: usedValues.valueHash })
    return rows.length === 1
  }
}

/** What is older than its answer may be is refused for its age. */
export async function deleteExpiredUses(queries: Queries): Promise<void> {
  await queries.delete(usedValues).where(lte(usedValues.expiresAt, sql`now()`))
}
