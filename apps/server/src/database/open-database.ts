import type { Database, DatabaseConfig } from './database.ts'
import { migrate } from './migrate.ts'

/**
 * Opens the database and brings its tables up to date.
 * @throws StartError with one line for the operator
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const database = await openDriver(config)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** Each driver is loaded when it is used: PGlite would cost a server on PostgreSQL 7 MB. */
async function openDriver({ databaseUrl, dataDir, poolSize }: DatabaseConfig): Promise<Database> {
  if (databaseUrl === null) {
    const { openEmbeddedDatabase } = await import('./embedded-database.ts')
    return openEmbeddedDatabase(dataDir)
  }
  const { openPostgresDatabase } = await import('./postgres-database.ts')
  return openPostgresDatabase(databaseUrl, poolSize)
}
