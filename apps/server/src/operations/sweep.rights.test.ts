import { describe, expect } from 'vitest'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { createEventMonths } from '../protection/audit/event-months.ts'
import { checkEventMonths } from '../protection/audit/keep-event-months.ts'
import { serverTest as test } from '../testing/server-test.ts'
import { sweep } from './sweep.ts'

test('A sweep that may not create the months of the audit trail succeeds with MIGRATE=off, and fails otherwise', async ({
  start,
}) => {
  const { context } = await start()
  const { database, config } = context
  await createEventMonths(database)
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

describe('the tables of the audit trail with MIGRATE=off', () => {
  const elsewhere = (context: Context, monthsFromNow: number): Context => ({
    ...context,
    config: { ...context.config, database: { ...context.config.database, migrates: false } },
    database: {
      ...context.database,
      // A clock that is ahead, because tests share the tables.
      query: (text, values) =>
        context.database.query(text.replace('now()', `now() + interval '${monthsFromNow} months'`), values),
    },
  })

  test('that are missing or kept too long are logged with the command, and counted, until it has been run', async ({
    start,
  }) => {
    const { context, log } = await start({ auditDays: 20_000 })
    const { database, metrics } = context
    const read = async () => (await metrics.print()).text.match(/^foyer_audit_tables\{.*$/gm)
    const oldest = await addOldMonth(database)
    await createEventMonths(database)
    await checkEventMonths(elsewhere({ ...context, config: { ...context.config, auditDays: 30 } }, 3))
    expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([
      {
        level: 'warn',
        missing: [expect.stringMatching(/^audit_events_\d{4}_\d\d$/)],
        overdue: expect.arrayContaining([oldest]) as string[],
        msg: expect.stringContaining('npm run admin -- migrate') as string,
      },
    ])
    expect(await read()).toEqual([
      'foyer_audit_tables{state="missing"} 1',
      expect.stringMatching(/^foyer_audit_tables\{state="overdue"\} [1-9]/),
    ])
    await database.runScript(`drop table ${oldest}`)
    await checkEventMonths(elsewhere(context, 2))
    expect(log).toHaveLength(1)
    expect(await read()).toEqual([
      'foyer_audit_tables{state="missing"} 0',
      'foyer_audit_tables{state="overdue"} 0',
    ])
  })
})

/** Only the name counts for its age. Its bounds are in the future, because the past belongs to the table of older events. */
async function addOldMonth({ runScript }: Database): Promise<string> {
  const name = 'audit_events_1999_01'
  await runScript(`
    create table ${name} (like audit_events including defaults);
    alter table audit_events attach partition ${name} for values from ('2990-01-01Z') to ('2990-02-01Z');`)
  return name
}
