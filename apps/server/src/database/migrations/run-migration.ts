import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../../settings/start-error.ts'
import type { Connection, Database } from '../database.ts'
import { isLockTimeout, isRetryable } from '../sql-state.ts'
import { describeBlockers, keepKnownTable, watchBlockages, type Blockage } from './blockers.ts'
import { readIndexStatements, type IndexStatement, type Migration } from './read-migrations.ts'

export interface MigrationTimeouts {
  /** In ms: the maximum time to wait for a lock, because all later statements on the table queue behind it. */
  readonly lockTimeout: number
  /** In ms: how long to keep retrying a migration before it fails. */
  readonly timeout: number
}

export interface MigrationRun extends MigrationTimeouts {
  readonly database: Database
  readonly connection: Connection
  /** Called with a line of text when a migration waits for a lock. */
  readonly report: (text: string) => void
}

/** In ms. */
const maxDelay = 10_000

/**
 * Applies a migration and records it.
 * @throws StartError when its tables stay locked
 */
export async function runMigration(run: MigrationRun, migration: Migration): Promise<void> {
  const { name } = migration
  const indexes = readIndexStatements(migration)
  const pid = await readPid(run.connection)
  const deadline = performance.now() + run.timeout
  for (let attempt = 0; ; attempt++) {
    let lastBlockage: Blockage | undefined
    const handleBlockage = (blockage: Blockage) => {
      const isChanged =
        String(blockage.blockers.map((each) => each.pid)) !==
        String(lastBlockage?.blockers.map((each) => each.pid))
      lastBlockage = keepKnownTable(blockage, lastBlockage)
      if (indexes !== undefined && isChanged)
        run.report(`${name} waits for ${describeBlockers(blockage)}. Everybody else goes on.`)
    }
    const intervalMilliseconds = indexes === undefined ? run.lockTimeout / 2 : 5_000
    try {
      await watchBlockages(run.database, { pid, intervalMilliseconds, onBlockage: handleBlockage }, () =>
        indexes === undefined ? runInTransaction(run, migration) : createIndexes(run, migration, indexes),
      )
      return
    } catch (error) {
      if (await isApplied(run.connection, name)) return
      if (!isLockTimeout(error) && !isRetryable(error)) throw error
      if (performance.now() >= deadline)
        throw new StartError(describeTimeout(name, lastBlockage), { cause: error })
      run.report(
        `${name} is tried again: ${lastBlockage ? `${describeBlockers(lastBlockage)} has the lock` : 'its tables are locked'}.`,
      )
      await wait(Math.min(maxDelay, run.lockTimeout * 2 ** attempt))
    }
  }
}

/**
 * Runs the migration, and records it in the same transaction. If two processes come this far, the primary key lets only one through.
 */
async function runInTransaction(
  { connection, lockTimeout }: MigrationRun,
  { name, script }: Migration,
): Promise<void> {
  await connection.runScript(
    `set local lock_timeout = ${lockTimeout};\nset local statement_timeout = 0;\ninsert into migrations (name) values ('${name}');\n${script}`,
  )
}

/**
 * Creates indexes concurrently. This waits for older transactions to end, without a limit, because starting again would
 * only take longer. An incomplete index of an interrupted run is created again.
 */
async function createIndexes(
  { connection }: MigrationRun,
  { name }: Migration,
  all: readonly IndexStatement[],
): Promise<void> {
  for (const { index, statement } of all) {
    if (await isIncomplete(connection, index))
      await connection.runScript(`drop index concurrently if exists ${index}`)
    await connection.runScript(statement)
  }
  await connection.query('insert into migrations (name) values ($1) on conflict do nothing', [name])
}

async function isIncomplete({ query }: Connection, index: string): Promise<boolean> {
  const rows = await query('select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid', [
    index,
  ])
  return rows.length > 0
}

async function isApplied({ query }: Connection, name: string): Promise<boolean> {
  return (await query('select 1 from migrations where name = $1', [name])).length > 0
}

async function readPid({ query }: Connection): Promise<number> {
  const [row] = await query<{ pid: number }>('select pg_backend_pid() as pid')
  return row?.pid ?? 0
}

function describeTimeout(name: string, lastBlockage: Blockage | undefined): string {
  const pids = lastBlockage?.blockers.map(({ pid }) => `select pg_terminate_backend(${pid})`).join('; ')
  const owner =
    lastBlockage === undefined
      ? 'another transaction has it; pg_stat_activity shows which'
      : `${describeBlockers(lastBlockage)} has it`
  const advice = pids === undefined ? '' : `, or end it (${pids})`
  return (
    `The migration ${name} cannot lock ${lastBlockage?.table ? `the table ${lastBlockage.table}` : 'its tables'}: ${owner}. ` +
    `Nothing was changed. Wait for it to finish${advice}, and run npm run admin -- migrate, or start again.`
  )
}
