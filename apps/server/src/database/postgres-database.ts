import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import type { Database } from './database.ts'
import { databaseErrorCode } from './sql-state.ts'

/** @throws StartError when the server cannot be reached or does not let us in */
export async function openPostgresDatabase(databaseUrl: string, poolSize: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    // A database that has stopped answering must not hold requests for ever.
    query_timeout: 15_000,
    application_name: 'foyer',
  })
  // An idle connection that breaks is dropped from the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // Nor may one that breaks in the middle of a transaction, to which the pool does not listen.
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new StartError(explain(error, databaseUrl), { cause: error })
  }
  return {
    kind: 'postgres',
    drizzle: openDrizzle(pool),
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const result = await pool.query<Row>({ name: nameStatement(text), text, values: [...values] })
      return result.rows
    },
    async runScript(text) {
      // Without values this is one simple query, which PostgreSQL runs as one transaction.
      await pool.query(text)
    },
    close: () => pool.end(),
  }
}

/**
 * Drizzle's own transaction keeps a connection for ever whose `begin` fails: after a restart of PostgreSQL as many as the
 * pool has would leave none. Here every connection goes back, and one that may still be waiting for an answer is closed.
 */
function openDrizzle(pool: pg.Pool): NodePgDatabase {
  const database = drizzle({ client: pool })
  const transaction: typeof database.transaction = async (run, config) => {
    const client = await pool.connect()
    let isLost = true
    try {
      const result = await drizzle({ client }).transaction(run, config)
      isLost = false
      return result
    } catch (error) {
      isLost = error instanceof DrizzleQueryError && !/^[\dA-Z]{5}$/.test(databaseErrorCode(error) ?? '')
      throw error
    } finally {
      client.release(isLost)
    }
  }
  return Object.assign(database, { transaction })
}

const statementNames = new Map<string, string>()

/** PostgreSQL parses a named statement once for each connection. Texts are constants in our code, so they are few. */
function nameStatement(text: string): string {
  const name = statementNames.get(text) ?? `foyer_${statementNames.size}`
  statementNames.set(text, name)
  return name
}

/** What the operator should do. Names server, database and user; never the password. */
function explain(error: unknown, databaseUrl: string): string {
  const { hostname, port, pathname, username } = new URL(databaseUrl)
  const server = `${hostname || 'localhost'}:${port || '5432'}`
  const user = decode(username)
  const database = decode(pathname.slice(1))
  const start = `DATABASE_URL: cannot use the PostgreSQL at ${server}: `
  const code = databaseErrorCode(error)
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `${start}nothing answers there. Start the database, or correct host and port.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${start}the name ${hostname} is not known. Correct the host.`
    case '28P01':
    case '28000':
      return `${start}it refuses user "${user}" with this password. Correct user and password.`
    case '3D000':
      return `${start}it has no database "${database}". Create it, or correct the name.`
    case '53300':
      return `${start}it has no free connection. Raise its max_connections, or lower DATABASE_POOL_SIZE.`
    default: {
      const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
      return `${start}${reason}${code === undefined ? '' : ` (${code})`}. Check the address and that the server accepts connections.`
    }
  }
}

/** A percent sign that begins no code stays as it is, as `pg` takes it. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
