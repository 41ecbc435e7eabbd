import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle's query methods, for either driver, and inside a transaction. */
export type Queries = Pick<
  PgDatabase<PgQueryResultHKT>,
  'select' | 'insert' | 'update' | 'delete' | 'transaction'
>

/** A PostgreSQL database: embedded in this process, or a server that several processes share. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly drizzle: Queries
  /** Runs one statement with `$1`, `$2`… */
  readonly query: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>
  /** Runs several statements without parameters in one transaction. */
  runScript(text: string): Promise<void>
  /** Opens a connection for work that may take long: none of the time-outs of requests apply. It is closed afterwards. */
  withConnection<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>
  /** The connections to PostgreSQL now. The embedded database has none. */
  countConnections(): ConnectionCounts
  close(): Promise<void>
}

/** One connection. A single statement in `runScript` runs without a transaction if it has to. */
export type Connection = Pick<Database, 'query' | 'runScript'>

export interface ConnectionCounts {
  readonly used: number
  readonly idle: number
  /** Statements that wait for a connection. */
  readonly waiting: number
}

export interface DatabaseConfig {
  /** The address of a PostgreSQL server. `null`: the embedded database. */
  readonly databaseUrl: string | null
  /** The folder of the embedded database. `null`: in memory, lost with the process. */
  readonly dataDir: string | null
  /** The maximum number of connections to a PostgreSQL server. */
  readonly poolSize: number
  /** Brings the tables up to date when it is opened; if not, it is refused while they are older than this release. Default: true. */
  readonly migrates?: boolean
  /** In ms: how long a request waits for a lock that another transaction holds. */
  readonly lockTimeout?: number
  /** How long a connection is used at most. 0: for ever. */
  readonly connectionLifeSeconds?: number
  /** How long to wait for a connection. */
  readonly connectSeconds?: number
  /** How long a statement may take. */
  readonly statementSeconds?: number
  /** How long a statement goes unanswered before the database is asked whether it is still at work on it. */
  readonly checkAfterMilliseconds?: number
  /** Statements are prepared once for each connection. */
  readonly isPrepared?: boolean
}

/** For what is not given. */
export const databaseDefaults = {
  poolSize: 10,
  lockTimeout: 5_000,
  connectionLifeSeconds: 1_800,
  connectSeconds: 2,
  statementSeconds: 10,
  checkAfterMilliseconds: 1_000,
  isPrepared: true,
} as const satisfies Partial<DatabaseConfig>
