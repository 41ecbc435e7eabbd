import type { Database, DatabaseConfig } from './database.ts'
import type { EmbeddedOptions } from './embedded/embedded-database.ts'
import { migrate, requireTables } from './migrations/migrate.ts'
import { explainUnavailability } from './observed/database-unavailable-error.ts'
import { observeNothing, type ObserveStatement } from './observed/observe-statements.ts'

export interface OpenOptions {
  /** Do not migrate or check the tables, for callers that migrate themselves or only read. */
  readonly skipsTables?: boolean
  /** Called with a line of text when a migration waits for a lock, or the start waits for another process. */
  readonly report?: (text: string) => void
  readonly observe?: ObserveStatement
  /** Called once the embedded database has failed for good, or lost its files to another process. From then on all its calls fail. */
  readonly onLost?: (error: unknown) => void
}

/**
 * Opens the database and brings its tables up to date.
 * @throws StartError with one line for the operator
 */
export async function openDatabase(
  config: DatabaseConfig,
  { skipsTables = false, report = () => undefined, observe = observeNothing, onLost }: OpenOptions = {},
): Promise<Database> {
  const database = await openDriver(config, { report, observe, onLost })
  try {
    if (skipsTables) return database
    if (config.migrates ?? true) await reportMigrations(database, await migrate(database, { report }), report)
    else await requireTables(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** A start migrates whatever database DATABASE_URL names, and that cannot be undone: the log says so, and which one it was. */
async function reportMigrations(
  database: Database,
  applied: readonly string[],
  report: (text: string) => void,
): Promise<void> {
  if (database.kind === 'embedded' || applied.length === 0) return
  const [row] = await database.query<{ name: string }>('select current_database() as name')
  const names = applied.length === 1 ? applied[0] : `${applied[0]} to ${applied.at(-1)}`
  report(
    `MIGRATE: this start has applied ${applied.length} migration(s) to the database ${row?.name} of DATABASE_URL: ${names}. MIGRATE=off prevents that.`,
  )
}

/** Imports only the driver in use, so that a server on PostgreSQL does not load PGlite. */
async function openDriver(
  { databaseUrl, dataDir, ...options }: DatabaseConfig,
  { report, observe: observeRun, onLost }: EmbeddedOptions,
): Promise<Database> {
  const observe: ObserveStatement = (text, run) => explainUnavailability(() => observeRun(text, run))
  if (databaseUrl === null) {
    const { openEmbeddedDatabase } = await import('./embedded/embedded-database.ts')
    return openEmbeddedDatabase(dataDir, { report, observe, onLost })
  }
  const { openPostgresDatabase } = await import('./postgres/postgres-database.ts')
  return openPostgresDatabase(databaseUrl, { ...options, observe })
}
