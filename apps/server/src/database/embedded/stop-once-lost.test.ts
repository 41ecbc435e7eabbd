import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '@foyer/core/wire'
import { describe, expect, vi } from 'vitest'
import { ada } from '../../testing/people.ts'
import { processTest as test } from '../../testing/processes/process-test.ts'
import { callServer } from '../../testing/processes/server-process.ts'
import { openDatabase } from '../open-database.ts'

// A process takes a while to start, and longer when every core is busy.
vi.setConfig({ testTimeout: 120_000 })

const embedded = { DATABASE_URL: '' }

/** Fills the current file of PostgreSQL's write-ahead log, so that a few sign-ups need a new one. */
async function fillLog(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir, poolSize: 1 })
  const fileBytes = 16 * 1024 * 1024
  const [row] = await database.query<{ used: number }>(
    `select (pg_current_wal_insert_lsn() - '0/0')::bigint % ${fileBytes} as used`,
  )
  const bytes = fileBytes - Number(row?.used) - 64 * 1024
  await database.query(`select pg_logical_emit_message(false, 'test', repeat('x', ${bytes}))`)
  await database.close()
}

describe('an embedded database without disk space for its log', () => {
  test('ends its process so that it can be restarted, without losing what was answered', async ({
    start,
    folder,
  }) => {
    const dataDir = join(folder, 'data')
    await fillLog(dataDir)
    const first = start({ ...embedded, LIMIT_REGISTER_ADDRESS: '1000/60' })
    const { address } = await first.ready()
    const log = join(dataDir, 'postgres/pg_wal')
    await rename(log, `${log}.away`)
    const answered: string[] = []
    for (let number = 0; number < 100; number++) {
      const email = `person-${number}@example.test`
      const answer = await callServer(address, routes.register.path, { body: { ...ada, email } }).catch(
        () => undefined,
      )
      if (answer?.status !== 201) break
      answered.push(email)
    }
    expect(await first.ended()).toBe(1)
    expect(first.logs.out).toContain('the embedded database is lost, so this process ends')

    await rename(`${log}.away`, log)
    const { address: again } = await start({ ...embedded, LIMIT_LOGIN_ADDRESS: '1000/60' }).ready()
    for (const email of answered)
      expect(await callServer(again, routes.login.path, { body: { ...ada, email } })).toMatchObject({
        status: 200,
      })
  })
})

test('a process that was suspended while another took over its folder ends and leaves the folder alone', async ({
  start,
  folder,
}) => {
  const server = start(embedded)
  await server.ready()
  const lock = join(folder, 'data', 'postgres.lock')
  await writeFile(lock, '4711 5 01ca9803-367f-4524-a0eb-f4b19ef8235d pid:[4026532281]')
  expect(await server.ended()).toBe(1)
  expect(server.logs.out).toContain(
    `DATA_DIR: ${join(folder, 'data')} was taken over by process 4711, because this one had stood still.`,
  )
  expect(await readFile(lock, 'utf8')).toMatch(/^4711 /)
})
