import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test as base } from 'vitest'
import { readConfig } from '../config.ts'
import { withTokenSecret } from './token-secret.ts'

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures are wanted: none
  async folder({}, use) {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-token-secret-'))
    await use(folder)
    await rm(folder, { recursive: true })
  },
})

const secretsOf = async (environment: Record<string, string>) =>
  (await withTokenSecret(readConfig(environment))).tokens.secrets

describe('The secret of token keys', () => {
  test('is made once with embedded data, and only this user can read it', async ({ folder }) => {
    const DATA_DIR = join(folder, 'data')
    const [secret = '', ...others] = await secretsOf({ DATA_DIR })
    expect(others).toEqual([])
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(await secretsOf({ DATA_DIR })).toEqual([secret])
    const file = join(DATA_DIR, 'token-secret')
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    // A process was killed while it wrote it.
    await writeFile(file, secret.slice(0, 10))
    const [next = ''] = await secretsOf({ DATA_DIR })
    expect(next.length).toBeGreaterThanOrEqual(32)
    expect(await readFile(file, 'utf8')).toBe(`${next}\n`)
  })

  test('is what is set, and then there is no file', async ({ folder }) => {
    const TOKEN_SECRET = 'x'.repeat(32)
    expect(await secretsOf({ DATA_DIR: folder, TOKEN_SECRET })).toEqual([TOKEN_SECRET])
    await expect(stat(join(folder, 'token-secret'))).rejects.toThrow('ENOENT')
  })

  test('is never made up for a PostgreSQL, whose processes would each have their own', async ({ folder }) => {
    expect(await secretsOf({ DATA_DIR: folder, DATABASE_URL: 'postgres://localhost/foyer' })).toEqual([])
    await expect(stat(join(folder, 'token-secret'))).rejects.toThrow('ENOENT')
  })

  test('that cannot be read keeps the server from starting, and the sentence says what to do', async ({
    folder,
  }) => {
    const file = join(folder, 'data')
    await writeFile(file, '')
    await expect(secretsOf({ DATA_DIR: file })).rejects.toThrow(
      `DATA_DIR: cannot read ${join(file, 'token-secret')} (ENOTDIR). Give this user the right to read it, or set TOKEN_SECRET.`,
    )
  })
})
