import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './database.ts'

export interface Expired {
  readonly table: PgTable
  /** The first column of the primary key. */
  readonly key: PgColumn
  /** When a row is over; there is an index of it. The oldest rows go first, so that no rows are read that stay. */
  readonly by: PgColumn
  readonly where: SQL
}

/**
 * Deletes a part of the rows that are over, so that no statement is long. Rows that are locked are left for later.
 * @returns how many of at most `size`; fewer: there are no more
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
