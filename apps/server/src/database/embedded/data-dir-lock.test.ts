import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockDataDir } from './data-dir-lock.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the lock of DATA_DIR', () => {
  test('makes the folder, for its owner alone', async () => {
    const dataDir = join(folder, 'deep', 'data')
    const unlock = await lockDataDir(dataDir)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    unlock()
    expect(await readdir(dataDir)).toEqual([])
  })

  test('a second one on the same folder is refused, with the process that has it', async () => {
    const unlock = await lockDataDir(folder)
    await expect(lockDataDir(folder)).rejects.toThrow(
      `DATA_DIR: ${folder} is in use by process ${process.pid}. Stop that one first, or name another folder.`,
    )
    unlock()
    const unlockAgain = await lockDataDir(folder)
    unlockAgain()
  })

  test('of ten that want it at once, one has it', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(folder)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each([
    ['a process that is gone', '999999999 5'],
    ['another process that has its number now', `${process.pid} 1`],
    ['nonsense', 'nonsense'],
    ['nobody', ''],
  ])('of %s is taken over', async (_, content) => {
    const lock = join(folder, 'postgres.lock')
    await writeFile(lock, content)
    const unlock = await lockDataDir(folder)
    expect(await readFile(lock, 'utf8')).toMatch(`${process.pid} `)
    unlock()
    expect(await readdir(folder)).toEqual([])
  })

  test('one that cannot be read is one line that says what to do', async () => {
    const lock = join(folder, 'postgres.lock')
    await mkdir(lock)
    await expect(lockDataDir(folder)).rejects.toThrow(
      `DATA_DIR: ${lock} cannot be read (EISDIR). If no other process of Foyer runs, delete it, and start as the user who owns the folder.`,
    )
  })

  test('a folder that cannot be made is one line that says what to do', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    await expect(lockDataDir(join(file, 'data'))).rejects.toThrow(
      /^DATA_DIR: cannot write to .* \(ENOTDIR\)\. Give this user .*$/,
    )
  })
})
