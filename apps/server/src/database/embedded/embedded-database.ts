import { access, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { StartError } from '../../settings/start-error.ts'
import { copyFolder } from './copy-folder.ts'
import { lockDataDir } from './data-dir-lock.ts'
import type { Connection, Database } from '../database.ts'
import { observeStatements, type ObserveStatement } from '../observed/observe-statements.ts'
import { findTemplate } from './embedded-template.ts'
import { explainFiles } from './explain-files.ts'
import { stopOnceLost, type OnLost } from './stop-once-lost.ts'

/**
 * PostgreSQL initialises every page of its cache when it starts. Its default of 128 MB takes as long as the rest of the start, and stays in
 * this process's memory; pages that do not fit into less are in the operating system's cache.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

export interface EmbeddedOptions {
  /** Called with a line of text when the start waits. */
  readonly report?: (text: string) => void
  readonly observe: ObserveStatement
  /** Called once the database has failed for good, or another process has taken over its files. */
  readonly onLost?: OnLost | undefined
}

/**
 * Opens PostgreSQL inside this process (PGlite).
 * @param dataDir the folder that contains `postgres/`; `null`: in memory
 * @throws StartError when the folder cannot be used
 */
export async function openEmbeddedDatabase(
  dataDir: string | null,
  { report, observe, onLost = () => undefined }: EmbeddedOptions,
): Promise<Database> {
  if (dataDir === null) {
    const { readArchive } = await findTemplate()
    const client = await PGlite.create({ startParams, loadDataDir: await readArchive() })
    return wrap(client, () => undefined, observe)
  }
  const { findLoss, release } = await lockDataDir(dataDir, { ...(report && { report }), onLost })
  const files = join(dataDir, 'postgres')
  try {
    if (!(await exists(files))) await createFiles(files)
    // Without this check PGlite would create a new database over these files.
    else if (!(await exists(join(files, 'PG_VERSION'))))
      throw new Error('there is something else in postgres/')
    const client = await PGlite.create(files, { startParams })
    stopOnceLost(client, { findLoss, onLost })
    return wrap(client, release, observe)
  } catch (error) {
    release()
    const reason =
      (await explainFiles(files).catch(() => undefined)) ??
      `${describeFailure(error)}. If the disk is full, make room. Otherwise restore the folder from a backup, or name another.`
    throw new StartError(`DATA_DIR: cannot open the database in ${dataDir}: ${reason}`, { cause: error })
  }
}

/** PGlite's message, unless it only asks for another build of PGlite: that means that PostgreSQL has aborted because of its files. */
function describeFailure(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
  return line.startsWith('Aborted(') ? 'PostgreSQL cannot work with its files, which may be damaged' : line
}

/** Creates the files in a temporary folder and renames it, so that an interruption leaves no incomplete database. */
async function createFiles(files: string): Promise<void> {
  const draft = `${files}.new`
  await rm(draft, { recursive: true, force: true })
  const template = await findTemplate()
  await copyFolder(template.files, draft)
  await rename(draft, files)
}

function wrap(client: PGlite, unlock: () => void, observe: ObserveStatement): Database {
  const observed = observeStatements(client, observe)
  const connection: Connection = {
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const result = await observed.query<Row>(text, [...values])
      return result.rows
    },
    async runScript(text) {
      await client.exec(text)
    },
  }
  return {
    kind: 'embedded',
    isDistributed: false,
    drizzle: drizzle({ client: observed }),
    ...connection,
    // It has one connection, without time-outs.
    withConnection: (work) => work(connection),
    countConnections: () => ({ used: 0, idle: 0, waiting: 0 }),
    leaveReadOnly: () => undefined,
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
