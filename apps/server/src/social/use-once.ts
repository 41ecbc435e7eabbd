import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { deleteExpired } from '../database/delete-batch.ts'
import type { Database, Queries } from '../database/database.ts'
import { usedValues } from '../database/schema/schema.ts'

/** `true` for the first use of this value, and `false` for all others while it is remembered. */
export type UseOnce = (value: string, keepSeconds: number) => Promise<boolean>

/** The primary key lets only one of several concurrent uses succeed. */
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

/** Deletes values once the answers they belong to would be rejected for their age anyway. @returns how many of at most `size` */
export function deleteExpiredUses(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'used_values', key: 'value_hash', by: 'expires_at' }, size)
}
