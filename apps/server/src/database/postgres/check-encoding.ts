import type { Database } from '../database.ts'

/**
 * Returns a warning for the operator if the database's encoding cannot store every letter. Not an error, because it can store the letters
 * of the people who have used it so far.
 */
export async function checkEncoding(database: Database): Promise<string | null> {
  const [row] = await database.query<{ encoding: string }>(
    `select current_setting('server_encoding') as encoding`,
  )
  if (row === undefined || row.encoding === 'UTF8') return null
  return `DATABASE_URL: the database has the encoding ${row.encoding}, so names and addresses in other letters cannot be saved. Create one with encoding 'UTF8', and move the data there by pg_dump and pg_restore.`
}
