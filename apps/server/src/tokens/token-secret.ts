import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { writeDataFile } from '../database/files/write-data-file.ts'
import { StartError } from '../start/start-error.ts'

const fileName = 'token-secret'

type Settings = Pick<Config, 'database' | 'tokens'>

/**
 * The configuration with a secret for token keys, unless tokens are off. With embedded data nobody has to set one: it is kept in a file beside
 * the data, which only this user can read. Called while the data are open, because then no other process writes that file.
 * @throws StartError when it can be neither read nor written
 */
export async function withTokenSecret<Given extends Settings>(config: Given): Promise<Given> {
  const { tokens, database } = config
  if (tokens.secrets.length > 0 || database.databaseUrl !== null) return config
  const secret = database.dataDir === null ? makeSecret() : await keepSecret(database.dataDir)
  return { ...config, tokens: { ...tokens, secrets: [secret] } }
}

async function keepSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, fileName)
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new StartError(
      `DATA_DIR: cannot read ${path} (${error.code}). Give this user the right to read it, or set TOKEN_SECRET.`,
      { cause: error },
    )
  })
  // A process that was killed while it wrote has left less.
  if (kept.trim().length >= 32) return kept.trim()
  const secret = makeSecret()
  await writeDataFile(dataDir, fileName, `${secret}\n`)
  return secret
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}
