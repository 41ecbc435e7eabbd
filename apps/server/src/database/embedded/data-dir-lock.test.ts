import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { lockDataDir } from './data-dir-lock.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the lock of DATA_DIR', () => {
  test('creates the folder with access for its owner only', async () => {
    const dataDir = join(folder, 'deep', 'data')
    const { release } = await lockDataDir(dataDir)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    release()
    expect(await readdir(dataDir)).toEqual([])
  })

  test('refuses a second lock on the same folder, and names the process that holds it', async () => {
    const { release } = await lockDataDir(folder)
    await expect(lockDataDir(folder)).rejects.toThrow(
      `DATA_DIR: ${folder} is in use by process ${process.pid}. Stop that one first, or name another folder.`,
    )
    release()
    const again = await lockDataDir(folder)
    again.release()
  })

  test('is granted to exactly one of ten concurrent attempts', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(folder)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each([
    ['a process that is gone', '999999999 5'],
    ['a process whose id another process has now', `${process.pid} 1`],
    ['nonsense', 'nonsense'],
    ['nobody', ''],
  ])('held by %s is taken over', async (_, content) => {
    const lock = join(folder, 'postgres.lock')
    await writeFile(lock, content)
    const { release } = await lockDataDir(folder)
    expect(await readFile(lock, 'utf8')).toMatch(`${process.pid} `)
    release()
    expect(await readdir(folder)).toEqual([])
  })

  describe('held from another container, whose processes are invisible', () => {
    const owner = `${process.pid} 5 01ca9803-367f-4524-a0eb-f4b19ef8235d pid:[4026532281]`
    const times = { heartbeatInterval: 20, heartbeatTimeout: 400 }

    test('is respected while its process touches it', async () => {
      const lock = join(folder, 'postgres.lock')
      await writeFile(lock, owner)
      const touch = () => void utimes(lock, new Date(), new Date()).catch(() => undefined)
      const touching = setInterval(touch, times.heartbeatInterval)
      onTestFinished(() => clearInterval(touching))
      await expect(lockDataDir(folder, { times })).rejects.toThrow(
        `DATA_DIR: ${folder} is in use by process ${process.pid} of another container or machine. Stop that one first, or name another folder.`,
      )
      expect(await readFile(lock, 'utf8')).toBe(owner)
      expect(await readdir(folder)).toEqual(['postgres.lock'])
    })

    test('is taken over when nobody has touched it for a while', async () => {
      await writeFile(join(folder, 'postgres.lock'), owner)
      const told: string[] = []
      const { release } = await lockDataDir(folder, { times, report: (text) => void told.push(text) })
      release()
      expect(await readdir(folder)).toEqual([])
      expect(told).toEqual([
        `DATA_DIR: process ${process.pid} of another container or machine, or from before a restart of this one, has used ${folder}. Waiting 0.4 s to see whether it still does.`,
      ])
    })

    test('can be seen in use, because its own process keeps touching it', async () => {
      const lock = join(folder, 'postgres.lock')
      const { release } = await lockDataDir(folder, { times })
      const { mtimeMs } = await stat(lock)
      await expect.poll(async () => (await stat(lock)).mtimeMs).toBeGreaterThan(mtimeMs)
      release()
    })
  })

  describe('that another process took over, because this one was suspended', () => {
    const other = '4711 5 01ca9803-367f-4524-a0eb-f4b19ef8235d pid:[4026532281]'
    const loss = () => `DATA_DIR: ${folder} was taken over by process 4711, because this one had stood still.`

    test('is reported as lost, and left to the other process', async () => {
      const lock = join(folder, 'postgres.lock')
      const told: string[] = []
      const { findLoss, release } = await lockDataDir(folder, {
        times: { heartbeatInterval: 20, heartbeatTimeout: 400 },
        onLost: ({ message }) => void told.push(message),
      })
      expect(findLoss()).toBeUndefined()
      await writeFile(lock, other)
      await expect.poll(() => told).toEqual([loss()])
      expect(findLoss()?.message).toBe(loss())
      release()
      expect(await readFile(lock, 'utf8')).toBe(other)
    })

    test('is found lost before the next use, even if no timer has run since the process resumed', async () => {
      let time = 0
      const { findLoss, release } = await lockDataDir(folder, { now: () => time })
      await writeFile(join(folder, 'postgres.lock'), other)
      time += 60_000
      expect(findLoss()?.message).toBe(loss())
      release()
    })
  })

  test('fails in one line that says what to do if it cannot be read', async () => {
    const lock = join(folder, 'postgres.lock')
    await mkdir(lock)
    await expect(lockDataDir(folder)).rejects.toThrow(
      `DATA_DIR: ${lock} cannot be read (EISDIR). If no other process of Foyer runs, delete it, and start as the user who owns the folder.`,
    )
  })

  test('fails in one line that says what to do if the folder cannot be created', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    await expect(lockDataDir(join(file, 'data'))).rejects.toThrow(
      /^DATA_DIR: cannot write to .* \(ENOTDIR\)\. Give this user .*$/,
    )
  })
})
