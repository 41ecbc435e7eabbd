import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { writeDataFile } from '../../database/files/write-data-file.ts'
import { StartError } from '../start-error.ts'

const fileName = 'server-secret'

/** What the release before has called it. */
const formerName = 'token-secret'

type Settings = Pick<Config, 'database' | 'secrets'>

/**
 * The configuration with a secret that seals what the database keeps, if there can be one. With embedded data nobody has to set it:
 * it is kept in a file beside the data, which only this user can read. Called while the data are open, because then no other
 * process writes that file.
 * @throws StartError when it can be neither read nor written
 */
export async function withServerSecret<Given extends Settings>(config: Given): Promise<Given> {
  const { secrets, database } = config
  if (secrets.length > 0 || database.databaseUrl !== null) return config
  const secret = database.dataDir === null ? makeSecret() : await keepSecret(database.dataDir)
  return { ...config, secrets: [secret] }
}

async function keepSecret(dataDir: string): Promise<string> {
  for (const name of [fileName, formerName]) {
    const kept = await readSecret(join(dataDir, name))
    // A process that was killed while it wrote has left less.
    if (kept.length >= 32) return kept
  }
  const secret = makeSecret()
  await writeDataFile(dataDir, fileName, `${secret}\n`)
  return secret
}

async function readSecret(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new StartError(
      `DATA_DIR: cannot read ${path} (${error.code}). Give this user the right to read it, or set SERVER_SECRET.`,
      { cause: error },
    )
  })
  return text.trim()
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}
