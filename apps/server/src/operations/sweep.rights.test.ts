import { expect } from 'vitest'
import { makeEventMonths } from '../protection/audit/event-months.ts'
import { serverTest as test } from '../testing/server-test.ts'
import { sweep } from './sweep.ts'

test('A sweep that may not create the months of the audit trail succeeds with MIGRATE=off, and fails otherwise', async ({
  start,
}) => {
  const { context } = await start()
  const { database, config } = context
  await makeEventMonths(database)
  const [newest] = await database.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
     where inhparent = 'audit_events'::regclass and inhrelid::regclass::text ~ '_events_\\d' order by 1 desc limit 1`,
  )
  await database.runScript(`drop table ${newest?.name}`)
  const denied = Object.assign(new Error('permission denied for schema public'), { code: '42501' })
  const sweepAs = (migrates: boolean) =>
    sweep({
      ...context,
      config: { ...config, database: { ...config.database, migrates } },
      database: { ...database, runScript: () => Promise.reject(denied) },
    })
  expect(await sweepAs(false)).toBe(0)
  await expect(sweepAs(true)).rejects.toThrow('1 of its parts failed')
})
