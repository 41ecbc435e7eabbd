import { existsSync } from 'node:fs'
import process from 'node:process'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startPostgres } from './start-postgres.ts'

test('a real PostgreSQL starts, answers, and leaves nothing running and no files', async () => {
  const postgres = await startPostgres()
  const client = new pg.Client({ connectionString: postgres.url })
  // The server is stopped while this client is connected.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ version: string; folder: string }>(
    "select version(), current_setting('data_directory') as folder",
  )
  expect(rows[0]?.version).toMatch(/^PostgreSQL 1\d/)
  const folder = rows[0]?.folder ?? ''
  expect(existsSync(folder)).toBe(true)
  await postgres.stop()
  expect(existsSync(folder)).toBe(false)
  expect(() => process.kill(postgres.pid, 0)).toThrow('ESRCH')
})
