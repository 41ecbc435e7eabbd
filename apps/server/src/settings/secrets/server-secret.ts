import { randomBytes } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { describeFailedWrite, writeDataFile } from '../../database/files/write-data-file.ts'
import { StartError } from '../start-error.ts'

const fileName = 'server-secret'

/** In characters, like the minimum of SERVER_SECRET. */
const minLength = 32

/** The file's name in the previous release. */
const legacyFileName = 'token-secret'

type Settings = Pick<Config, 'database' | 'secrets'>

/**
 * Adds to the configuration a secret for sealing data in the database, if there can be one. With embedded data operators need not set it:
 * it is stored in a file beside the data, which only this user can read. Call it while the data are open, because then no other
 * process writes that file.
 * @throws StartError when the file can be neither read nor written
 */
export async function withServerSecret<Given extends Settings>(config: Given): Promise<Given> {
  const { secrets, database } = config
  if (secrets.length > 0 || database.databaseUrl !== null) return config
  const secret = database.dataDir === null ? createSecret() : await loadOrCreateSecret(database.dataDir)
  return { ...config, secrets: [secret] }
}

async function loadOrCreateSecret(dataDir: string): Promise<string> {
  for (const name of [fileName, legacyFileName]) {
    const existing = await readSecret(join(dataDir, name))
    if (existing !== null) return existing
  }
  const secret = createSecret()
  const draft = await writeDataFile(dataDir, `${fileName}.draft`, `${secret}\n`)
  try {
    // Atomic: if the process is killed, no partial secret is left.
    await rename(draft, join(dataDir, fileName))
  } catch (error) {
    throw new StartError(describeFailedWrite(dataDir, error), { cause: error })
  }
  return secret
}

/**
 * Reads the secret; `null` if there is no file. A truncated file is an error, because a new secret could not open data that are already sealed.
 * @throws StartError when it cannot be read, or does not contain a complete secret
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
  if (secret.length >= minLength) return secret
  throw new StartError(
    `DATA_DIR: ${path} holds ${secret.length} characters, and a secret has ${minLength} or more. Put the file of a backup in its place, ` +
      'or delete it: the server then makes another secret, and authenticator apps have to be set up anew.',
  )
}

function createSecret(): string {
  return randomBytes(32).toString('base64url')
}
