import pg from 'pg'
import { databaseDefaults, type DatabaseConfig } from '../database.ts'
import { databaseErrorCode } from '../sql-state.ts'
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

export interface OpenedPool {
  readonly pool: pg.Pool
  /** The connections lead to a pooler such as PgBouncer, not to PostgreSQL itself. */
  readonly hasPooler: boolean
}

/** Connects once. @throws the error of the connection */
export async function openPool(databaseUrl: string, given: PoolConfig): Promise<OpenedPool> {
  const config = { ...databaseDefaults, ...given }
  const statementMilliseconds = config.statementSeconds * 1_000
  const options: pg.PoolConfig = {
    connectionString: databaseUrl,
    application_name: 'foyer',
    max: config.poolSize,
    maxLifetimeSeconds: config.connectionLifeSeconds,
    connectionTimeoutMillis: config.connectSeconds * 1_000,
    statement_timeout: statementMilliseconds,
    // A request that waits for a lock gives its connection back in time.
    lock_timeout: config.lockTimeout,
    // PostgreSQL cancels slow statements itself. This is for answers that never arrive.
    query_timeout: statementMilliseconds + 1_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
  const hasPooler = await isPooler(options, statementMilliseconds)
  const backends = new WeakMap<pg.PoolClient, number>()
  // A pooler accepts no session parameters, and each transaction gets another backend.
  const chosen: pg.PoolConfig = hasPooler
    ? { ...options, statement_timeout: false, lock_timeout: 0 }
    : { ...options, verify: (client, done) => void noteBackend(client, backends).then(() => done(), done) }
  const pool = new pg.Pool(chosen)
  // The pool removes an idle connection that breaks; without a listener its error would end the process.
  pool.on('error', () => undefined)
  // The same for a connection that breaks within a transaction, to which the pool does not listen.
  pool.on('connect', (client) => client.on('error', () => undefined))
  watchConnections(pool, { options: chosen, backends, milliseconds: config.checkAfterMilliseconds })
  return { pool, hasPooler }
}

/** Detects a pooler: it rejects a session parameter (08P01) or ignores it, while PostgreSQL applies it. */
async function isPooler(options: pg.ClientConfig, statementMilliseconds: number): Promise<boolean> {
  const client = new pg.Client(options)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ milliseconds: number }>(
      `select setting::int as milliseconds from pg_settings where name = 'statement_timeout'`,
    )
    return rows[0]?.milliseconds !== statementMilliseconds
  } catch (error) {
    if (databaseErrorCode(error) === '08P01') return true
    throw error
  } finally {
    await client.end()
  }
}

async function noteBackend(client: pg.PoolClient, backends: WeakMap<pg.PoolClient, number>): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  if (rows[0] !== undefined) backends.set(client, rows[0].pid)
}
