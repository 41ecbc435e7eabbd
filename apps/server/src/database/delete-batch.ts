import type { Database } from './database.ts'

export interface Expired {
  readonly table: string
  /** The first column of the table's primary key. */
  readonly key: string
  /** The indexed column that says when a row expires. The oldest rows are deleted first, so no rows that stay have to be read. */
  readonly by: string
  /** An SQL condition that is true for an expired row. */
  readonly isExpired: string
}

/**
 * Deletes some of the expired rows, so that no statement runs long. Locked rows are left for later.
 * @returns the number of deleted rows; below `size` if there are no more
 */
export async function deleteBatch(
  { query, isDistributed }: Database,
  { table, key, by, isExpired }: Expired,
  size: number,
): Promise<number> {
  const oldest = `select ${key} as key from ${table} where ${isExpired} order by ${by} limit ${size}`
  // An array, because PostgreSQL then looks each key up, however large or small the table is.
  const remove = (keys: string) =>
    `delete from ${table} where ${key} = any(${keys}) and ${isExpired} returning 1`
  if (!isDistributed) return (await query(remove(`array(${oldest} for update skip locked)`))).length
  // In a select over several machines Citus cannot lock rows, so this deletion waits for locked rows.
  const rows = await query<{ key: string }>(oldest)
  return rows.length === 0 ? 0 : (await query(remove('$1'), [rows.map((row) => row.key)])).length
}

/** Deletes rows whose `by` lies in the past, like `deleteBatch`. @returns how many of at most `size` */
export function deleteExpired(
  database: Database,
  expired: Omit<Expired, 'isExpired'>,
  size: number,
): Promise<number> {
  return deleteBatch(database, { ...expired, isExpired: `${expired.by} <= now()` }, size)
}
