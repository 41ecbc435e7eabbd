import { readdir, readFile } from 'node:fs/promises'
import { appRoot } from '../../app-root.ts'

const folder = new URL('migrations/', appRoot)

export interface Migration {
  /** The file name, which the database stores. */
  readonly name: string
  readonly script: string
}

/** The first line of a file that creates indexes concurrently, which PostgreSQL only does outside of transactions. */
const marker = '-- Outside of a transaction.\n'

/** The SQL files of this release, in the order in which they are applied. */
export async function readMigrations(): Promise<Migration[]> {
  const names = await listMigrations()
  return Promise.all(
    names.map(async (name) => ({ name, script: await readFile(new URL(name, folder), 'utf8') })),
  )
}

export async function listMigrations(): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).toSorted()
}

/** An index that is created concurrently. */
export interface IndexStatement {
  readonly index: string
  readonly statement: string
}

/**
 * The statements of a file that runs outside of a transaction; `undefined` for all others.
 * @throws Error if one of them is not `create [unique] index concurrently if not exists`: only that can be repeated after an interruption
 */
export function readIndexStatements({ name, script }: Migration): IndexStatement[] | undefined {
  if (!script.startsWith(marker)) return undefined
  const statements = script.replaceAll(/--.*$/gm, '').split(';')
  return statements
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((statement) => {
      const index = /^create (?:unique )?index concurrently if not exists (\w+)\s+on /.exec(statement)?.[1]
      if (index !== undefined) return { index, statement }
      throw new Error(
        `${name}: outside of a transaction there is only "create index concurrently if not exists".`,
      )
    })
}
