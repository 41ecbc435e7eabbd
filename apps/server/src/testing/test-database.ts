import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Database, DatabaseConfig } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'

/** The tests run on Citus, where the tables are distributed from the start: skip tests that recreate tables or use triggers. */
export const isCitus = process.env['TEST_CITUS'] !== undefined

/** No PostgreSQL was given: the tests run on the embedded database, whose only connection cannot wait for another. */
export const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined

/**
 * On a busy machine, fifty concurrent requests for one row take longer than the limits of production allow, and some would be answered 503.
 * Tests of these limits open databases of their own.
 */
const patience = {
  connectSeconds: 60,
  lockTimeout: 60_000,
  statementSeconds: 60,
  checkAfterMilliseconds: 60_000,
} as const satisfies Partial<DatabaseConfig>

const distributeScript = new URL('../../../../deploy/citus/distribute.sql', import.meta.url)

export interface TestDatabase {
  readonly database: Database
  /** `null`: the database is in memory. */
  readonly url: string | null
  /** Deletes all rows, and keeps the tables. */
  empty(): Promise<void>
  close(): Promise<void>
}

/** Opens a separate database: in memory, or on the server of TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const created = await createOwnDatabase(process.env['TEST_DATABASE_URL'])
  const url = created?.url ?? null
  const database = await openDatabase({ databaseUrl: url, dataDir: null, poolSize: 10, ...patience })
  if (database.isDistributed) await database.runScript(await readFile(distributeScript, 'utf8'))
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'migrations'`,
  )
  return {
    database,
    url,
    empty: () => database.runScript(tables.map(({ name }) => `delete from "${name}";`).join('\n')),
    async close() {
      await database.close()
      await created?.drop()
    },
  }
}

async function createOwnDatabase(serverUrl: string | undefined) {
  if (serverUrl === undefined) return undefined
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runStatement(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  if (isCitus) await runStatement(url.href, writeCitusSetup(url))
  return { url: url.href, drop: () => runStatement(serverUrl, `drop database ${name} with (force)`) }
}

/** Makes the node both coordinator and worker. */
function writeCitusSetup({ hostname, port }: URL): string {
  return `
    create extension citus;
    select citus_set_coordinator_host('${hostname}', ${port});
    select citus_set_node_property('${hostname}', ${port}, 'shouldhaveshards', true);`
}

async function runStatement(serverUrl: string, statement: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
