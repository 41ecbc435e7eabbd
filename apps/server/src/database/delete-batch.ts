import { lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './database.ts'

export interface Expired {
  readonly table: PgTable
  /** The first column of the primary key. */
  readonly key: PgColumn
  /** When a row expires; it has an index. The oldest rows are deleted first, so that no row is read that stays. */
  readonly by: PgColumn
  readonly where: SQL
}

/**
 * Deletes some of the expired rows, so that no statement runs long. Locked rows are left for later.
 * @returns the number of deleted rows; below `size` if there are no more
 */
export async function deleteBatch(
  queries: Queries,
  { table, key, by, where }: Expired,
  size: number,
): Promise<number> {
  const oldest = sql`select ${key} from ${table} where ${where}
    order by ${by} limit ${sql.raw(String(size))} for update skip locked`
  const deleted = await queries
    .delete(table)
    // An array, because PostgreSQL then looks each key up, however large or small the table is.
    .where(sql`${key} = any(array(${oldest})) and ${where}`)
    .returning({ one: sql`1` })
  return deleted.length
}

/** Deletes rows whose `by` lies in the past, like `deleteBatch`. @returns how many of at most `size` */
export function deleteExpired(
  queries: Queries,
  expiring: Omit<Expired, 'where'>,
  size: number,
): Promise<number> {
  return deleteBatch(queries, { ...expiring, where: lte(expiring.by, sql`now()`) }, size)
}
