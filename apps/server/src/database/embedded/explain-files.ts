import { constants } from 'node:fs'
import { access, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findTemplate } from './embedded-template.ts'

/**
 * Finds out why PGlite cannot open these files, since it does not say.
 * @returns sentences that say what to do; `undefined`: the files do not show the reason
 */
export async function explainFiles(files: string): Promise<string | undefined> {
  const unusable = await findUnusable(files)
  if (unusable !== undefined)
    return `this user cannot read and write ${unusable}. Make the user of the server the owner of all files there.`
  const [fileVersion, ownVersion] = [
    await readVersion(files),
    await readVersion((await findTemplate()).files),
  ]
  if (fileVersion === undefined || fileVersion === ownVersion) return undefined
  return `it is of PostgreSQL ${fileVersion}, and this release has PostgreSQL ${ownVersion}. Start the release that made it, or name another folder.`
}

/** The first file or folder that this user cannot read and write, with the system's error code. */
async function findUnusable(path: string): Promise<string | undefined> {
  try {
    await access(path, constants.R_OK | constants.W_OK)
    if (!(await stat(path)).isDirectory()) return undefined
    for (const name of await readdir(path)) {
      const unusable = await findUnusable(join(path, name))
      if (unusable !== undefined) return unusable
    }
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return code === 'ENOENT' ? undefined : `${path} (${String(code)})`
  }
}

async function readVersion(files: string): Promise<string | undefined> {
  return readFile(join(files, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  )
}
