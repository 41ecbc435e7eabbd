import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { FolderInUseError } from '../../database/embedded/data-dir-lock.ts'
import { findPending } from '../../database/migrations/migrate.ts'
import { listMigrations } from '../../database/migrations/read-migrations.ts'
import { openDatabase, type OpenOptions } from '../../database/open-database.ts'
import { StartError } from '../../settings/start-error.ts'
import { AdminError } from './command.ts'

/** Opens the server's database. Never creates one: an operator in the wrong folder would otherwise get an empty database. */
export async function openAdminDatabase({ database }: Config, options: OpenOptions): Promise<Database> {
  const { databaseUrl, dataDir } = database
  try {
    if (databaseUrl === null && dataDir !== null) await findFiles(dataDir)
    return await openDatabase(database, options)
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error
    throw new StartError(
      `The server (process ${error.pid}) has the embedded database in ${dataDir} open, and no two processes can. ` +
        'Stop the server, run this again, and start it; with DATABASE_URL both work at once.',
      { cause: error },
    )
  }
}

async function findFiles(dataDir: string): Promise<void> {
  try {
    await access(join(dataDir, 'postgres', 'PG_VERSION'))
  } catch (error) {
    throw new StartError(
      `DATA_DIR: there is no database in ${dataDir}. Name the folder of the server, or its DATABASE_URL.`,
      { cause: error },
    )
  }
}

/** @throws AdminError unless the tables are those of this release, or of a newer one */
export async function requirePresentTables(database: Database): Promise<void> {
  const pending = (await findPending(database)).map(({ name }) => name)
  if (pending.length === 0) return
  const command = 'npm run admin -- migrate'
  throw new AdminError(
    pending.length === (await listMigrations()).length
      ? `DATABASE_URL: there are no tables of Foyer in this database. Name the server's, or make them: ${command}.`
      : `The tables are older than this release: ${pending.join(', ')}. Use the commands of the release that runs, or bring the tables up to date first: ${command}.`,
  )
}
