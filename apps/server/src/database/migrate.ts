import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { appRoot } from '../app-root.ts'
import type { Database } from './database.ts'
import { databaseErrorCode, isRetryable, isUniqueViolation } from './sql-state.ts'

const folder = new URL('migrations/', appRoot)

/**
 * Applies the SQL files that this database has not seen, in the order of their names.
 *
 * Safe when several processes start at once, without locks: each file runs in one transaction with the row that says
 * so. The row's primary key lets one process through; the others fail on it, look again, and find the work done.
 */
export async function migrate(database: Database): Promise<void> {
  await insist(() =>
    database.runScript(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());',
    ),
  )
  for (const name of await listMigrations()) {
    const script = await readFile(new URL(name, folder), 'utf8')
    await insist(async () => {
      const done = await database.query('select 1 from migrations where name = $1', [name])
      if (done.length > 0) return
      await database.runScript(`insert into migrations (name) values ('${name}');\n${script}`)
    })
  }
}

/** The names of the SQL files, in the order in which they are applied. */
export async function listMigrations(): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).toSorted()
}

// `create table if not exists` is itself not safe in PostgreSQL against a twin that runs at the same moment: the loser
// fails on a catalogue's unique index (23505), or sees a type, a table or a tuple that was not there (42710, 42P07, XX000).
const lostRaceCodes = new Set(['42710', '42P07', 'XX000'])

async function insist(act: () => Promise<void>, attempts = 10): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await act()
      return
    } catch (error) {
      const isLostRace =
        isUniqueViolation(error) || isRetryable(error) || lostRaceCodes.has(databaseErrorCode(error) ?? '')
      if (!isLostRace || attempt === attempts) throw error
      await wait(20 * attempt)
    }
  }
}
