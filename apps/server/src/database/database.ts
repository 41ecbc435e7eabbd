import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle on either driver, and inside a transaction. */
export type Queries = Pick<
  PgDatabase<PgQueryResultHKT>,
  'select' | 'insert' | 'update' | 'delete' | 'transaction'
>

/** One PostgreSQL: embedded in this process, or a server that any number of processes share. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly drizzle: Queries
  /** One statement with `$1`, `$2`… */
  readonly query: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>
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
