import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { openEmbeddedDatabase } from './embedded-database.ts'
import { migrate } from './migrate.ts'
import { openPostgresDatabase } from './postgres-database.ts'

/** Drizzle on either driver, and inside a transaction. */
export type Queries = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, never>>,
  'select' | 'insert' | 'update' | 'delete' | 'transaction'
>

/** One PostgreSQL: embedded in this process, or a server that any number of processes share. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly drizzle: Queries
  /** One statement with `$1`, `$2`… */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Several statements without values, as one transaction: all of them or none. */
  runScript(text: string): Promise<void>
  close(): Promise<void>
}

export interface DatabaseConfig {
  /** A PostgreSQL server. `null`: the embedded database. */
  readonly databaseUrl: string | null
  /** Where the embedded database keeps its files. `null`: in memory, gone with the process. */
  readonly dataDir: string | null
  /** The most connections to a PostgreSQL server. */
  readonly poolSize: number
}

/**
 * Opens the database and brings its tables up to date.
 * @throws StartError with one line for the operator
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const database =
    config.databaseUrl === null
      ? await openEmbeddedDatabase(config.dataDir)
      : await openPostgresDatabase(config.databaseUrl, config.poolSize)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
