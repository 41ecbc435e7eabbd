import type { Database } from '../database.ts'

/**
 * The connections that the server's database user may have, for all processes together. A negative limit of a role or database
 * means that there is none.
 */
const countConnections = `
  select least(
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0),
    (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
    (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
  ) as connections`

/**
 * Returns a warning for the operator if the pool is larger than what PostgreSQL allows one user. Not an error, because
 * a pooler in between has connections of its own.
 */
export async function checkPoolSize(database: Database, poolSize: number): Promise<string | null> {
  if (database.kind === 'embedded') return null
  const [row] = await database.query<{ connections: number }>(countConnections)
  if (row === undefined || poolSize <= row.connections) return null
  return `DATABASE_POOL_SIZE: ${poolSize} is more than the ${row.connections} connections that this PostgreSQL gives to the user. Lower it, or raise max_connections.`
}
