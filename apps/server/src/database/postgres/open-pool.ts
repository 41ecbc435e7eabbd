import pg from 'pg'
import { databaseDefaults, type Database, type DatabaseConfig } from '../database.ts'
import { readErrorCode } from '../../operations/observability/error-code.ts'
import { watchConnections } from './watch-connections.ts'

export type PoolConfig = Pick<
  DatabaseConfig,
  | 'poolSize'
  | 'lockTimeout'
  | 'connectionLifeSeconds'
  | 'connectSeconds'
  | 'statementSeconds'
  | 'checkAfterMilliseconds'
>

export interface OpenedPool extends Pick<Database, 'leaveReadOnly'> {
  readonly pool: pg.Pool
  /** The connections lead to a pooler such as PgBouncer, not to PostgreSQL itself. */
  readonly hasPooler: boolean
}

/** Finds out whether the address is a pooler's, and opens a pool. @throws the error of the connection */
export async function openPool(databaseUrl: string, overrides: PoolConfig): Promise<OpenedPool> {
  const config = { ...databaseDefaults, ...overrides }
  const statementMilliseconds = config.statementSeconds * 1_000
  const options: pg.PoolConfig = {
    connectionString: databaseUrl,
    application_name: 'foyer',
    max: config.poolSize,
    maxLifetimeSeconds: config.connectionLifeSeconds,
    connectionTimeoutMillis: config.connectSeconds * 1_000,
    statement_timeout: statementMilliseconds,
    // Frees the locks of a process that is paused, or whose machine has lost power, which TCP would only notice hours later.
    idle_in_transaction_session_timeout: statementMilliseconds,
    // A request that waits for a lock gives up its connection in time.
    lock_timeout: config.lockTimeout,
    // PostgreSQL itself cancels slow statements. This limit is for answers that never arrive.
    query_timeout: statementMilliseconds + 1_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
  const hasPooler = await isPooler(options, statementMilliseconds)
  const backends = new WeakMap<pg.ClientBase, number>()
  // A pooler accepts no session parameters, and may give each transaction another backend.
  const poolOptions: pg.PoolConfig = hasPooler
    ? { ...options, statement_timeout: false, idle_in_transaction_session_timeout: 0, lock_timeout: 0 }
    : // `onConnect` runs before any caller gets the connection. (pg-pool's `verify` loses it if the caller gives up in the meantime.)
      // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it, which its types do not say
      { ...options, onConnect: (client) => recordBackend(client, backends, options.connectionTimeoutMillis) }
  const pool = new pg.Pool(poolOptions)
  // The pool itself removes an idle connection that breaks, but without a listener the error would end the process.
  pool.on('error', () => undefined)
  // For a connection that breaks while it is checked out, when the pool does not listen to it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const { leaveReadOnly } = watchConnections(pool, {
    options: poolOptions,
    backends,
    milliseconds: config.checkAfterMilliseconds,
  })
  return { pool, hasPooler, leaveReadOnly }
}

/**
 * Detects a pooler: it rejects a session parameter (08P01) or ignores it, while PostgreSQL applies it. The value must differ from those set
 * for the user or the database, since behind a pooler operators set the time limits there, as docs/operating.md says.
 */
async function isPooler(options: pg.ClientConfig, statementMilliseconds: number): Promise<boolean> {
  const probeValue = statementMilliseconds + 1
  const client = new pg.Client({ ...options, statement_timeout: probeValue })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ milliseconds: number }>(
      `select setting::int as milliseconds from pg_settings where name = 'statement_timeout'`,
    )
    return rows[0]?.milliseconds !== probeValue
  } catch (error) {
    if (readErrorCode(error) === '08P01') return true
    throw error
  } finally {
    await client.end()
  }
}

async function recordBackend(
  client: pg.ClientBase,
  backends: WeakMap<pg.ClientBase, number>,
  milliseconds: number | undefined,
): Promise<void> {
  const query = { text: 'select pg_backend_pid() as pid', query_timeout: milliseconds }
  const { rows } = await client.query<{ pid: number }>(query as pg.QueryConfig)
  if (rows[0] !== undefined) backends.set(client, rows[0].pid)
}
