import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

test('a folder is created with its parents, and is left unchanged if it exists', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-make-folder-'))
  try {
    await makeFolder(join(folder, 'a', 'b'))
    await makeFolder(join(folder, 'a', 'b'))
    expect((await stat(join(folder, 'a', 'b'))).isDirectory()).toBe(true)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a folder below a file is refused with the system’s error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-make-folder-'))
  try {
    await writeFile(join(folder, 'file'), '')
    await expect(makeFolder(join(folder, 'file', 'a'))).rejects.toMatchObject({ code: 'ENOTDIR' })
  } finally {
    await rm(folder, { recursive: true })
  }
})

test.runIf(process.platform === 'linux')(
  'a folder in /proc is refused rather than tried for ever',
  async () => {
    await expect(makeFolder('/proc/no-such-thing/data')).rejects.toMatchObject({ code: 'ENOENT' })
  },
)
