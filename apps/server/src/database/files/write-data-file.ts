import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../start/start-error.ts'
import { makeFolder } from './make-folder.ts'

/**
 * Writes a file into DATA_DIR, creating the folder if necessary. Both are accessible to this user only.
 * @returns its path
 * @throws StartError when it cannot be written
 */
export async function writeDataFile(dataDir: string, name: string, content: string): Promise<string> {
  const path = join(dataDir, name)
  try {
    await makeFolder(dataDir)
    await writeFile(path, content, { mode: 0o600 })
    return path
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StartError(
      `DATA_DIR: cannot write to ${dataDir} (${reason}). Give this user the right to write there, or name another folder.`,
      { cause: error },
    )
  }
}
