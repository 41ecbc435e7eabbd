import { setTimeout as wait } from 'node:timers/promises'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as checkoutSchema from '../../checkout/checkout-schema.ts'
import { StartError } from '../../settings/start-error.ts'
import type { Database } from '../database.ts'
import { leasesTable, acquireLease, type Lease } from '../lease.ts'
import * as schema from '../schema/schema.ts'
import { isReadOnly, isRetryable, isUniqueViolation } from '../sql-state.ts'
import { readErrorCode } from '../../operations/observability/error-code.ts'
import { describeMigrator, nameMigrator } from './migrator.ts'
import { readMigrations, type Migration } from './read-migrations.ts'
import { runMigration, type MigrationTimeouts } from './run-migration.ts'

export interface MigrateOptions extends Partial<MigrationTimeouts> {
  /** Default: those of this release. */
  readonly migrations?: readonly Migration[]
  /** Called with a line of text when a migration waits for a lock, or this process waits for another one that migrates. */
  readonly report?: (text: string) => void
}

const migrationsTable =
  'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());'

/** In seconds: how long other processes wait for one that was killed during a migration. */
const leaseSeconds = 30

/**
 * Applies pending migrations, one process at a time, without blocking requests for long: a migration that does not get a
 * lock soon gives up its place in the queue, and is tried again later.
 * @returns the names of the applied migrations
 * @throws StartError when a table stays locked, the database takes no writes, or its user may not change the tables
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<string[]> {
  try {
    return await applyPending(database, options)
  } catch (error) {
    if (isReadOnly(error))
      throw new StartError(
        'MIGRATE: the tables are older than this release, and the database takes no writes: it is a replica, or was made read-only. Migrate its primary first.',
        { cause: error },
      )
    if (readErrorCode(error) !== '42501') throw error
    throw new StartError(
      `MIGRATE: the user of DATABASE_URL may not create or change the tables (${(error as Error).message}). Make it the owner of the database and its tables, or run npm run admin -- migrate as a user who is, and set MIGRATE=off.`,
      { cause: error },
    )
  }
}

async function applyPending(database: Database, options: MigrateOptions): Promise<string[]> {
  const { migrations, report = () => undefined, lockTimeout = 500, timeout = 120_000 } = options
  const all = migrations ?? (await readMigrations())
  if ((await findPending(database, all)).length === 0) return []
  await createOwnTables(database)
  const lease = await waitForLease(database, report)
  const renewal = setInterval(() => void lease?.renew().catch(() => undefined), (leaseSeconds * 1_000) / 3)
  try {
    return await database.withConnection(async (connection) => {
      if (lease !== undefined) await nameMigrator(connection)
      const pending = await findPending(database, all)
      for (const migration of pending)
        await runMigration({ database, connection, report, lockTimeout, timeout }, migration)
      return pending.map(({ name }) => name)
    })
  } finally {
    clearInterval(renewal)
    await lease?.release()
  }
}

/** The migrations that have not been applied yet. Applied ones that only a newer release has are ignored. */
export async function findPending(
  database: Database,
  migrations?: readonly Migration[],
): Promise<Migration[]> {
  const all = migrations ?? (await readMigrations())
  const [table] = await database.query<{ name: string | null }>("select to_regclass('migrations') as name")
  if (!table?.name) return [...all]
  const rows = await database.query<{ name: string }>('select name from migrations')
  const applied = new Set(rows.map(({ name }) => name))
  return all.filter(({ name }) => !applied.has(name))
}

/**
 * Checks the tables for a process that may not migrate.
 * @throws StartError if the tables are older than this release, or belong to another user who has not granted their use
 */
export async function requireTables(database: Database): Promise<void> {
  // Before any table is read: an upgrade's migrations may have created tables on which nothing has been granted yet.
  const inaccessible = await database.query<{ name: string; user: string }>(inaccessibleTables, [ownTables])
  if (inaccessible.length > 0)
    throw new StartError(
      `MIGRATE: it is off, and the user of DATABASE_URL may not use the tables ${inaccessible.map(({ name }) => name).join(', ')}. As their owner: grant select, insert, update, delete on all tables in schema public to "${inaccessible[0]?.user}".`,
    )
  const pending = await findPending(database)
  if (pending.length === 0) return
  const names = pending.map(({ name }) => name).join(', ')
  throw new StartError(
    `MIGRATE: it is off, and the tables are older than this release: ${names}. Run npm run admin -- migrate, or set MIGRATE=on.`,
  )
}

/** Only Foyer's tables: other programs may have theirs in the same database. */
const ownTables = [
  'migrations',
  'leases',
  ...Object.values({ ...schema, ...checkoutSchema })
    .filter((value) => is(value, PgTable))
    .map(getTableName),
]

const inaccessibleTables = `
  select name, current_user::text as user from unnest($1::text[]) as name, to_regclass(name) as id
  where id is not null and not (has_table_privilege(id, 'select') and has_table_privilege(id, 'insert')
    and has_table_privilege(id, 'update') and has_table_privilege(id, 'delete'))`

/**
 * Waits for the lease to migrate. After a second it reports which process has it.
 * @returns `undefined` for the embedded database, which no other process can use
 */
async function waitForLease(database: Database, report: (text: string) => void): Promise<Lease | undefined> {
  if (database.kind === 'embedded') return undefined
  for (let attempt = 1; ; attempt++) {
    const lease = await acquireLease(database, 'migrate', leaseSeconds)
    if (lease !== undefined) return lease
    if (attempt === 10) report(await describeMigrator(database))
    await wait(100)
  }
}

// In PostgreSQL, concurrent `create table if not exists` is not safe: the loser fails on a unique index of the catalogue
// (23505), or with the codes for a duplicate type or table, or an internal error about a tuple (42710, 42P07, XX000).
const lostRaceCodes = new Set(['42710', '42P07', 'XX000'])

async function createOwnTables(database: Database, maxAttempts = 10): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await database.runScript(`${migrationsTable}\n${leasesTable}`)
      return
    } catch (error) {
      const isLostRace =
        isUniqueViolation(error) || isRetryable(error) || lostRaceCodes.has(readErrorCode(error) ?? '')
      if (!isLostRace || attempt === maxAttempts) throw error
      await wait(20 * attempt)
    }
  }
}
