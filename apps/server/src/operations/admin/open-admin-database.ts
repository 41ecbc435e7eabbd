import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { FolderInUseError } from '../../database/embedded/data-dir-lock.ts'
import { openDatabase, type OpenOptions } from '../../database/open-database.ts'
import { StartError } from '../../start/start-error.ts'

/** Opens the server's database. Never creates one: in a wrong folder an operator would find an empty database. */
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
