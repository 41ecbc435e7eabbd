import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies a folder that contains only files and folders. Faster than Node's `cp`, which checks every file several times. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  const entries = await readdir(from, { withFileTypes: true })
  await Promise.all(
    entries.map((entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)]
      return entry.isDirectory() ? copyFolder(source, target) : copyFile(source, target)
    }),
  )
}
