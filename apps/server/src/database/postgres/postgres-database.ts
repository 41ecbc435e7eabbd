import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartError } from '../../settings/start-error.ts'
import { databaseDefaults, type Connection, type Database, type DatabaseConfig } from '../database.ts'
import { explainUnavailability } from '../observed/database-unavailable-error.ts'
import { observeStatements, type ObserveStatement } from '../observed/observe-statements.ts'
import { isReadOnly } from '../sql-state.ts'
import { readErrorCode } from '../../operations/observability/error-code.ts'
import { checkPreparedStatements } from './check-prepared-statements.ts'
import { explainConnectionError } from './explain-connection-error.ts'
import { openPool, type OpenedPool, type PoolConfig } from './open-pool.ts'
import { runScript } from './run-script.ts'

interface PostgresOptions extends PoolConfig, Pick<DatabaseConfig, 'isPrepared'> {
  readonly observe: ObserveStatement
}

/** @throws StartError when the server cannot be reached or rejects the connection */
export async function openPostgresDatabase(
  databaseUrl: string,
  { observe, isPrepared = databaseDefaults.isPrepared, ...config }: PostgresOptions,
): Promise<Database> {
  const { pool, isDistributed, hasPooler, leaveReadOnly } = await openChecked(databaseUrl, config, isPrepared)
  const nameStatement = isPrepared ? createStatementNames() : () => undefined
  const observed = observeStatements(pool, observe)
  return {
    kind: 'postgres',
    isDistributed,
    drizzle: openDrizzle(pool, observe, isPrepared),
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const result = await observed.query<Row>({ name: nameStatement(text), text, values: [...values] })
      return result.rows
    },
    async runScript(text) {
      const client = await pool.connect()
      try {
        await runScript(client, `set local statement_timeout = 0;\n${text}`, isDistributed)
      } finally {
        client.release()
      }
    },
    withConnection: (work) => withConnection(databaseUrl, { isDistributed, hasPooler }, work),
    countConnections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    leaveReadOnly,
    close: () => pool.end(),
  }
}

type Opened = OpenedPool & Pick<Database, 'isDistributed'>

async function openChecked(databaseUrl: string, config: PoolConfig, isPrepared: boolean): Promise<Opened> {
  try {
    const opened = await openPool(databaseUrl, config)
    const { pool, hasPooler } = opened
    if (hasPooler && isPrepared) await checkPreparedStatements(databaseUrl)
    const { rows } = await pool.query("select 1 from pg_extension where extname = 'citus'")
    return { ...opened, isDistributed: rows.length > 0 }
  } catch (error) {
    throw new StartError(explainConnectionError(error, databaseUrl), { cause: error })
  }
}

/** Opens a connection outside of the pool, whose connections have time-outs. */
async function withConnection<Result>(
  connectionString: string,
  { isDistributed, hasPooler }: Omit<Opened, 'pool' | 'leaveReadOnly'>,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, application_name: 'foyer', keepAlive: true })
  // Without a listener, a connection that breaks would end the process. The running statement fails anyway.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // The limits of the user or the database are for requests. Behind a pooler, other clients would get the connection with these settings.
    if (!hasPooler) await client.query('set statement_timeout = 0; set lock_timeout = 0')
    return await work({
      async query<Row extends object>(text: string, values: readonly unknown[] = []) {
        const result = await client.query<Row>(text, [...values])
        return result.rows
      },
      runScript: (text) => runScript(client, text, isDistributed),
    })
  } finally {
    await client.end()
  }
}

/**
 * Replaces Drizzle's transaction, which never releases a connection whose `begin` has failed, so that restarts of PostgreSQL would empty
 * the pool. This one releases every connection, and closes one that may still be waiting for an answer.
 */
function openDrizzle(pool: pg.Pool, observe: ObserveStatement, isPrepared: boolean): NodePgDatabase {
  const database = drizzle({ client: observeStatements(isPrepared ? pool : withoutNames(pool), observe) })
  const transaction: typeof database.transaction = async (run, config) => {
    const client = await explainUnavailability(() => pool.connect())
    try {
      const result = await drizzle({ client: observeStatements(client, observe) }).transaction(run, config)
      client.release()
      return result
    } catch (error) {
      client.release(isOfLostConnection(error) ? error : undefined)
      throw error
    }
  }
  return Object.assign(database, { transaction })
}

/**
 * Does the error mean a broken connection? After a failed statement or a bug, the connection can still be used.
 */
function isOfLostConnection(error: unknown): error is Error {
  if (!(error instanceof DrizzleQueryError)) return false
  return isReadOnly(error) || !/^[\dA-Z]{5}$/.test(readErrorCode(error) ?? '')
}

/** The same pool, but it drops the names that Drizzle gives statements: PostgreSQL then parses a statement each time. */
function withoutNames(pool: pg.Pool): pg.Pool {
  const query = (config: pg.QueryConfig, values: unknown[]) =>
    pool.query({ ...config, name: undefined }, values)
  return Object.assign(Object.create(pool) as pg.Pool, { query })
}

/** Names statements, so that PostgreSQL parses each once per connection. The texts are constants in the code, so they are few. */
function createStatementNames(): (text: string) => string {
  const names = new Map<string, string>()
  return (text) => {
    const name = names.get(text) ?? `foyer_${names.size}`
    names.set(text, name)
    return name
  }
}
