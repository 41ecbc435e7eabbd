import { access, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { StartError } from '../start-error.ts'
import { copyFolder } from './copy-folder.ts'
import { lockDataDir } from './data-dir-lock.ts'
import type { Database } from './database.ts'
import { findTemplate } from './embedded-template.ts'

/**
 * PostgreSQL inside this process (PGlite).
 * @param dataDir its files are in `postgres/` there; `null`: in memory
 * @throws StartError when the folder cannot be used
 */
export async function openEmbeddedDatabase(dataDir: string | null): Promise<Database> {
  if (dataDir === null) {
    const { readArchive } = await findTemplate()
    return wrap(await PGlite.create({ loadDataDir: await readArchive() }), () => undefined)
  }
  const unlock = await lockDataDir(dataDir)
  try {
    const files = join(dataDir, 'postgres')
    if (!(await exists(files))) await createFiles(files)
    // PGlite would make a new database on top of whatever is there.
    else if (!(await exists(join(files, 'PG_VERSION'))))
      throw new Error('there is something else in postgres/')
    return wrap(await PGlite.create(files), unlock)
  } catch (error) {
    unlock()
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
    throw new StartError(
      `DATA_DIR: cannot open the database in ${dataDir}: ${reason}. Restore the folder from a backup, or name another.`,
      { cause: error },
    )
  }
}

/** Makes the files beside their place and moves them there whole, so that a kill leaves nothing half made. */
async function createFiles(files: string): Promise<void> {
  const draft = `${files}.new`
  await rm(draft, { recursive: true, force: true })
  const template = await findTemplate()
  await copyFolder(template.files, draft)
  await rename(draft, files)
}

function wrap(client: PGlite, unlock: () => void): Database {
  return {
    kind: 'embedded',
    drizzle: drizzle({ client }),
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const result = await client.query<Row>(text, [...values])
      return result.rows
    },
    async runScript(text) {
      await client.exec(text)
    },
    async close() {
      await client.close()
      unlock()
    },
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
