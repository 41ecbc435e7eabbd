import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle's query methods, for either driver, and inside a transaction. */
export type Queries = Pick<
  PgDatabase<PgQueryResultHKT>,
  'select' | 'insert' | 'update' | 'delete' | 'transaction'
>

/** A PostgreSQL database: embedded in this process, or a server that several processes share. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** The tables are spread over several machines, by Citus. */
  readonly isDistributed: boolean
  readonly drizzle: Queries
  /** Runs one statement with `$1`, `$2`… */
  readonly query: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>
  /** Runs several statements without parameters in one transaction. */
  runScript(text: string): Promise<void>
  /** Opens a connection for long work, without the time-outs of requests. It is closed afterwards. */
  withConnection<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>
  /** The connections to PostgreSQL at the moment; none for the embedded database. */
  countConnections(): ConnectionCounts
  /** Call it when the database has said that it takes no writes: replaces the connections if new ones lead to a database that does. */
  leaveReadOnly(): void
  close(): Promise<void>
}

/** One connection. In `runScript`, a single statement that cannot run in a transaction runs without one. */
export type Connection = Pick<Database, 'query' | 'runScript'>

export interface ConnectionCounts {
  readonly used: number
  readonly idle: number
  /** The number of statements that wait for a connection. */
  readonly waiting: number
}

export interface DatabaseConfig {
  /** The address of a PostgreSQL server. `null`: the embedded database. */
  readonly databaseUrl: string | null
  /** The folder of the embedded database. `null`: in memory, lost with the process. */
  readonly dataDir: string | null
  /** The maximum number of connections to a PostgreSQL server. */
  readonly poolSize: number
  /**
   * Applies pending migrations when it is opened. Otherwise opening fails while the tables are older than this release.
   * Default: true.
   */
  readonly migrates?: boolean
  /** In ms: how long a request waits for a lock that another transaction holds. */
  readonly lockTimeout?: number
  /** The maximum age of a connection. 0: unlimited. */
  readonly connectionLifeSeconds?: number
  /** The maximum time to wait for a connection. */
  readonly connectSeconds?: number
  /** The maximum time for a statement. */
  readonly statementSeconds?: number
  /** In ms: how long a statement may go without an answer before the database is asked whether it is still working on it. */
  readonly checkAfterMilliseconds?: number
  /** Statements are prepared once per connection. */
  readonly isPrepared?: boolean
}

/** The defaults of the optional settings. */
export const databaseDefaults = {
  poolSize: 10,
  lockTimeout: 5_000,
  connectionLifeSeconds: 1_800,
  connectSeconds: 2,
  statementSeconds: 10,
  checkAfterMilliseconds: 250,
  isPrepared: true,
} as const satisfies Partial<DatabaseConfig>
