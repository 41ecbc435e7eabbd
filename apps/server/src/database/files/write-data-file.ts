import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../settings/start-error.ts'
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
    await writeFile(path, content, { mode: 0o600, flush: true })
    return path
  } catch (error) {
    throw new StartError(describeFailedWrite(dataDir, error), { cause: error })
  }
}

/** Why a file cannot be written into DATA_DIR, and what to do. */
export function describeFailedWrite(dataDir: string, error: unknown): string {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  const advice = noSpaceCodes.has(reason)
    ? 'Free some space there'
    : 'Give this user the right to write there'
  return `DATA_DIR: cannot write to ${dataDir} (${reason}). ${advice}, or name another folder.`
}

/** The disk is full, or the user's quota is used up. */
const noSpaceCodes = new Set(['ENOSPC', 'EDQUOT'])
