import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createMetrics } from '../../operations/observability/metrics.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { classifyDatabaseError } from './database-error-kind.ts'
import type { ObserveStatement } from './observe-statements.ts'
import { openDatabase } from '../open-database.ts'
import { settings } from '../schema/schema.ts'

const own = await openTestDatabase()
afterAll(() => own.close())

async function openObserved() {
  const metrics = createMetrics(readConfig({}))
  const texts: string[] = []
  const observe: ObserveStatement = (text, run) => {
    texts.push(text)
    return metrics.measureStatement(run)
  }
  const database = await openDatabase({ databaseUrl: own.url, dataDir: null, poolSize: 2 }, { observe })
  metrics.watchConnections(() => database.countConnections())
  texts.length = 0
  const before = await readCount(metrics)
  const count = async () => (await readCount(metrics)) - before
  return { database, metrics, texts, count }
}

async function readCount({ print }: ReturnType<typeof createMetrics>): Promise<number> {
  const { text } = await print()
  return Number(/^foyer_database_query_duration_seconds_count (\d+)$/m.exec(text)?.[1])
}

test('every statement is measured, in a transaction too, whether raw SQL or from the query builder', async () => {
  const { database, texts, count } = await openObserved()
  await database.query('select $1::int as n', [1])
  await database.drizzle.select().from(settings)
  await database.drizzle.transaction(async (transaction) => {
    await transaction.delete(settings).where(sql`false`)
  })
  const built = texts.filter((text) => !/^(begin|commit)/i.test(text))
  expect(built.map((text) => text.split(' ', 1)[0])).toEqual(['select', 'select', 'delete'])
  expect(await count()).toBe(texts.length)
  await database.close()
})

test('failed statements are counted by kind, and their error reaches the caller', async () => {
  const { database, metrics, count } = await openObserved()
  await expect(database.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero')
  const { text } = await metrics.print()
  expect(text).toContain('foyer_database_errors_total{kind="other"} 1')
  expect(text).toContain('foyer_database_errors_total{kind="connection"} 0')
  expect(await count()).toBe(1)
  await database.close()
})

test.runIf(own.url !== null)('the pool’s connections are reported as used, idle and waited for', async () => {
  const { database, metrics } = await openObserved()
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const held = [1, 2].map(() =>
    database.drizzle.transaction(async (transaction) => {
      await transaction.select().from(settings)
      await finished
    }),
  )
  const print = async () => (await metrics.print()).text
  await expect.poll(print).toContain('foyer_database_connections{state="used"} 2')
  const late = database.query('select 1')
  expect(await print()).toContain('foyer_database_waiting 1')
  finish()
  await Promise.all([...held, late])
  await expect.poll(print).toContain('foyer_database_connections{state="idle"} 2')
  await database.close()
})

test.each([
  ['timeout', Object.assign(new Error('canceling statement'), { code: '57014' })],
  ['timeout', Object.assign(new Error('canceling statement'), { code: '55P03' })],
  ['timeout', new Error('Query read timeout')],
  ['timeout', new Error('timeout exceeded when trying to connect')],
  ['timeout', Object.assign(new Error('connect ETIMEDOUT 192.0.2.1:5432'), { code: 'ETIMEDOUT' })],
  ['connection', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  ['connection', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })],
  ['connection', new Error('Connection terminated unexpectedly')],
  ['connection', Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
  ['read_only', Object.assign(new Error('read-only transaction'), { code: '25006' })],
  ['connection', Object.assign(new Error('password authentication failed'), { code: '28P01' })],
  ['resources', Object.assign(new Error('No space left on device'), { code: '53100' })],
  ['conflict', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
  [
    'constraint',
    new Error('Failed query', { cause: Object.assign(new Error('duplicate'), { code: '23505' }) }),
  ],
  ['other', new Error('Failed query', { cause: new TypeError('Do not know how to serialize a BigInt') })],
  ['other', Object.assign(new Error('division by zero'), { code: '22012' })],
] as const)('an error is counted as %s: %s', (kind, error) => {
  expect(classifyDatabaseError(error)).toBe(kind)
})
