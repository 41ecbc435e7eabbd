import { randomBytes } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { describeFailedWrite, writeDataFile } from '../../database/files/write-data-file.ts'
import { StartError } from '../start-error.ts'

const fileName = 'server-secret'

/** In characters, as of SERVER_SECRET. */
const shortest = 32

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
    if (kept !== null) return kept
  }
  const secret = makeSecret()
  const draft = await writeDataFile(dataDir, `${fileName}.draft`, `${secret}\n`)
  try {
    // In one step: a process that is killed leaves no half of a secret.
    await rename(draft, join(dataDir, fileName))
  } catch (error) {
    throw new StartError(describeFailedWrite(dataDir, error), { cause: error })
  }
  return secret
}

/**
 * `null` without a file. A file that has lost a part is an error, because another secret does not open what the data seal.
 * @throws StartError when it cannot be read, or holds no whole secret
 */
async function readSecret(path: string): Promise<string | null> {
  let secret: string
  try {
    secret = (await readFile(path, 'utf8')).trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    throw new StartError(
      `DATA_DIR: cannot read ${path} (${code}). Give this user the right to read it, or set SERVER_SECRET.`,
      { cause: error },
    )
  }
  if (secret.length >= shortest) return secret
  throw new StartError(
    `DATA_DIR: ${path} holds ${secret.length} characters, and a secret has ${shortest} or more. Put the file of a backup in its place, ` +
      'or delete it: the server then makes another secret, and authenticator apps have to be set up anew.',
  )
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}
