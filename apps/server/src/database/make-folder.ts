import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it, for this user alone.
 * Step by step, because Node's own recursive way never ends where folders cannot be made at all, such as in /proc.
 * @throws the system's error
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return
    const parent = dirname(path)
    if (code !== 'ENOENT' || parent === path) throw error
    await makeFolder(parent)
    await mkdir(path, { mode: 0o700 })
  }
}
