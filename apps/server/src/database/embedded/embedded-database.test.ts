import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../open-database.ts'

let folder = ''
let dataDir = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-data-'))
  dataDir = join(folder, 'deep', 'data')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = () => openDatabase({ databaseUrl: null, dataDir, poolSize: 1 })

describe('the embedded database', () => {
  test('keeps its data over a restart, in a folder that only its owner can read', async () => {
    const first = await open()
    await first.query(`insert into settings (key, value) values ('currency', '"EUR"')`)
    await first.close()
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    const second = await open()
    expect(await second.query('select value from settings')).toEqual([{ value: 'EUR' }])
    await second.close()
  })

  test('recreates files that an interrupted start left incomplete', async () => {
    await mkdir(join(dataDir, 'postgres.new'), { recursive: true })
    await writeFile(join(dataDir, 'postgres.new/PG_VERSION'), 'half')
    const database = await open()
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    await database.close()
    await expect(stat(join(dataDir, 'postgres.new'))).rejects.toThrow('ENOENT')
  })

  test('refuses a folder with other files in it, and leaves it unchanged', async () => {
    await mkdir(join(dataDir, 'postgres'), { recursive: true })
    await writeFile(join(dataDir, 'postgres/letter.txt'), 'Dear Ada')
    await expect(open()).rejects.toThrow(
      /^DATA_DIR: cannot open the database in .* something else in postgres\/\. .*$/,
    )
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['letter.txt'])
    expect(await readdir(dataDir)).toEqual(['postgres'])
  })

  // A link to itself is unreadable even for root, as whom the tests may run, and who can read any file.
  test.each(['PG_VERSION', 'global'])('refuses files of another user, and names them: %s', async (name) => {
    const files = join(dataDir, 'postgres')
    await mkdir(files, { recursive: true })
    if (name !== 'PG_VERSION') await writeFile(join(files, 'PG_VERSION'), '')
    await symlink(join(files, name), join(files, name))
    await expect(open()).rejects.toThrow(
      `DATA_DIR: cannot open the database in ${dataDir}: this user cannot read and write ${join(files, name)} (ELOOP). Make the user of the server the owner of all files there.`,
    )
  })

  test('refuses files of a newer PostgreSQL, and names both versions', async () => {
    await mkdir(join(dataDir, 'postgres'), { recursive: true })
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '99\n')
    await expect(open()).rejects.toThrow(
      /: it is of PostgreSQL 99, and this release has PostgreSQL \d\d\. Start the release that made it, or name another folder\.$/,
    )
  })

  test('refuses damaged files with a message for operators, not the library’s', async () => {
    await (await open()).close()
    await writeFile(join(dataDir, 'postgres/global/pg_control'), '')
    await expect(open()).rejects.toThrow(
      `DATA_DIR: cannot open the database in ${dataDir}: PostgreSQL cannot work with its files, which may be damaged. If the disk is full, make room. Otherwise restore the folder from a backup, or name another.`,
    )
  })
})
