import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test as base } from 'vitest'
import { readConfig } from '../../config.ts'
import { withServerSecret } from './server-secret.ts'

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures are wanted: none
  async folder({}, use) {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-server-secret-'))
    await use(folder)
    await rm(folder, { recursive: true })
  },
})

const secretsOf = async (environment: Record<string, string>) =>
  (await withServerSecret(readConfig(environment))).secrets

describe('The server secret', () => {
  test('is made once with embedded data, and only this user can read it', async ({ folder }) => {
    const DATA_DIR = join(folder, 'data')
    const [secret = '', ...others] = await secretsOf({ DATA_DIR })
    expect(others).toEqual([])
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(await secretsOf({ DATA_DIR })).toEqual([secret])
    const file = join(DATA_DIR, 'server-secret')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('is taken over from the previous release, which stored it under another name', async ({ folder }) => {
    const kept = 'k'.repeat(43)
    await writeFile(join(folder, 'token-secret'), `${kept}\n`)
    expect(await secretsOf({ DATA_DIR: folder })).toEqual([kept])
  })

  test.for(['server-secret', 'token-secret'])(
    'is not replaced if %s is truncated, since a new one would not open the sealed data',
    async (name, { folder }) => {
      const file = join(folder, name)
      await writeFile(file, 'k'.repeat(31))
      await expect(secretsOf({ DATA_DIR: folder })).rejects.toThrow(
        `DATA_DIR: ${file} holds 31 characters, and a secret has 32 or more. Put the file of a backup in its place, or delete it: the server then makes another secret, and authenticator apps have to be set up anew.`,
      )
      expect(await readFile(file, 'utf8')).toBe('k'.repeat(31))
    },
  )

  test('is written whole, even after a process was killed while writing it', async ({ folder }) => {
    await writeFile(join(folder, 'server-secret.draft'), 'k'.repeat(10))
    const [secret = ''] = await secretsOf({ DATA_DIR: folder })
    expect(await readFile(join(folder, 'server-secret'), 'utf8')).toBe(`${secret}\n`)
    expect(await readdir(folder)).toEqual(['server-secret'])
  })

  test('is the configured one if there is one, and then no file is written', async ({ folder }) => {
    const SERVER_SECRET = 'x'.repeat(32)
    expect(await secretsOf({ DATA_DIR: folder, SERVER_SECRET })).toEqual([SERVER_SECRET])
    await expect(stat(join(folder, 'server-secret'))).rejects.toThrow('ENOENT')
  })

  test('is never generated for a PostgreSQL, whose processes would each have their own', async ({
    folder,
  }) => {
    expect(await secretsOf({ DATA_DIR: folder, DATABASE_URL: 'postgres://localhost/foyer' })).toEqual([])
    await expect(stat(join(folder, 'server-secret'))).rejects.toThrow('ENOENT')
  })

  test('prevents the start if it cannot be read, with a sentence that says what to do', async ({
    folder,
  }) => {
    const file = join(folder, 'data')
    await writeFile(file, '')
    await expect(secretsOf({ DATA_DIR: file })).rejects.toThrow(
      `DATA_DIR: cannot read ${join(file, 'server-secret')} (ENOTDIR). Give this user the right to read it, or set SERVER_SECRET.`,
    )
  })
})
