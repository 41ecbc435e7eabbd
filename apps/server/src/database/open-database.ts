import type { Database, DatabaseConfig } from './database.ts'
import type { EmbeddedOptions } from './embedded/embedded-database.ts'
import { migrate, requireTables } from './migrations/migrate.ts'
import { observeNothing, type ObserveStatement } from './observed/observe-statements.ts'

export interface OpenOptions {
  /** Do not migrate or check the tables, for callers that migrate themselves or only read. */
  readonly leavesTables?: boolean
  /** Called with a line of text when a migration waits for a lock, or the start waits for another process. */
  readonly tell?: (text: string) => void
  readonly observe?: ObserveStatement
  /** Called once the embedded database has failed for good, or lost its files to another process. From then on all its calls fail. */
  readonly tellLost?: (error: unknown) => void
}

/**
 * Opens the database and brings its tables up to date.
 * @throws StartError with one line for the operator
 */
export async function openDatabase(
  config: DatabaseConfig,
  { leavesTables = false, tell = () => undefined, observe = observeNothing, tellLost }: OpenOptions = {},
): Promise<Database> {
  const database = await openDriver(config, { tell, observe, tellLost })
  try {
    if (leavesTables) return database
    if (config.migrates ?? true) await migrate(database, { tell })
    else await requireTables(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** Imports only the driver in use, so that a server on PostgreSQL does not load PGlite. */
async function openDriver(
  { databaseUrl, dataDir, ...options }: DatabaseConfig,
  { tell, observe, tellLost }: EmbeddedOptions,
): Promise<Database> {
  if (databaseUrl === null) {
    const { openEmbeddedDatabase } = await import('./embedded/embedded-database.ts')
    return openEmbeddedDatabase(dataDir, { tell, observe, tellLost })
  }
  const { openPostgresDatabase } = await import('./postgres/postgres-database.ts')
  return openPostgresDatabase(databaseUrl, { ...options, observe })
}
