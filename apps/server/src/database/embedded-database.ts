import { access, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { StartError } from '../start-error.ts'
import { lockDataDir } from './data-dir-lock.ts'
import type { Database } from './database.ts'
import { readTemplate } from './embedded-template.ts'

/**
 * PostgreSQL inside this process (PGlite).
 * @param dataDir its files are in `postgres/` there; `null`: in memory
 * @throws StartError when the folder cannot be used
 */
export async function openEmbeddedDatabase(dataDir: string | null): Promise<Database> {
  if (dataDir === null) {
    return wrap(await PGlite.create({ loadDataDir: await readTemplate() }), () => undefined)
  }
  const unlock = await lockDataDir(dataDir)
  try {
    const files = join(dataDir, 'postgres')
    if (!(await exists(join(files, 'PG_VERSION')))) await createFiles(files)
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
  await mkdir(draft, { mode: 0o700 })
  const client = await PGlite.create(draft, { loadDataDir: await readTemplate() })
  await client.close()
  await rm(files, { recursive: true, force: true })
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
