import { randomUUID } from 'node:crypto'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { appRoot } from '../app-root.ts'
import { ada } from '../testing/people.ts'
import { processTest as test } from '../testing/processes/process-test.ts'
import { callServer } from '../testing/processes/server-process.ts'

// A process takes a while to start, and longer when every core is busy.
vi.setConfig({ testTimeout: 120_000 })

test('a copy of DATA_DIR made while the process was stopped restores the accounts', async ({
  start,
  folder,
}) => {
  const [used, copy] = [join(folder, 'data'), join(folder, 'copy')]
  const first = start({ DATABASE_URL: '', DATA_DIR: used })
  await callServer((await first.ready()).address, '/web/v1/auth/register', { body: ada })
  first.child.kill('SIGTERM')
  expect(await first.ended()).toBe(0)
  await cp(used, copy, { recursive: true })
  const { address } = await start({ DATABASE_URL: '', DATA_DIR: copy }).ready()
  expect(await callServer(address, '/web/v1/auth/login', { body: ada })).toMatchObject({ status: 200 })
})

if (process.env['TEST_DATABASE_URL'] !== undefined) {
  test('the database and role set up by docs/operating.md suffice, and let no other role in', async ({
    start,
  }) => {
    const { default: pg } = await import('pg')
    const guide = await readFile(new URL('../../docs/operating.md', appRoot), 'utf8')
    const name = `foyer_${randomUUID().replaceAll('-', '')}`
    const statements = /```sql\n(.*?)```/s
      .exec(guide)?.[1]
      ?.replaceAll(/\bfoyer\b/g, name)
      .split(';')
    const superuser = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    const client = new pg.Client({ connectionString: superuser.href })
    await client.connect()
    for (const statement of statements ?? []) await client.query(statement)
    await client.query(`create role ${name}_other login password 'x'`)
    const own = new URL(superuser)
    own.username = name
    own.password = 'choose-a-long-one'
    own.pathname = `/${name}`
    const other = new URL(own)
    other.username = `${name}_other`

    const { address } = await start({ DATABASE_URL: own.href }).ready()
    expect((await callServer(address, '/web/v1/auth/register', { body: ada })).status).toBe(201)
    const stranger = start({ DATABASE_URL: other.href })
    expect(await stranger.ended()).toBe(1)
    expect(stranger.logs.err).toContain('may not connect to database')

    await client.query(`drop database ${name} with (force)`)
    await client.query(`drop role ${name}`)
    await client.query(`drop role ${name}_other`)
    await client.end()
  })
}
