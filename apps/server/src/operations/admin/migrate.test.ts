import { describe, expect } from 'vitest'
import { createEventMonths } from '../../protection/audit/event-months.ts'
import { adminTest as test } from '../../testing/admin-test.ts'

const name = '0017-look-ups-by-user.sql'

describe('npm run admin -- migrate', () => {
  test('lists pending migrations without changing anything, then applies them on request and audits it', async ({
    installation,
  }) => {
    const { admin, context } = installation
    const countApplied = async () =>
      (await context.database.query('select 1 from migrations where name = $1', [name])).length
    // The state before an upgrade: these indexes do not exist yet.
    await context.database.runScript(
      `drop index user_emails_user_id; delete from migrations where name = '${name}'`,
    )
    expect(await admin('migrate', '--dry-run')).toEqual({
      code: 0,
      out: `Not applied yet:\n  ${name}`,
      err: '',
    })
    expect(await countApplied()).toBe(0)
    expect(await admin('migrate')).toEqual({ code: 0, out: `Applied:\n  ${name}`, err: '' })
    expect(await countApplied()).toBe(1)
    expect(await context.database.query("select to_regclass('user_emails_user_id')::text as index")).toEqual([
      { index: 'user_emails_user_id' },
    ])
    expect(await context.database.query('select event, details from audit_events')).toEqual([
      { event: 'operator_migrated', details: { migrations: name, operator: 'grace' } },
    ])
    expect(await admin('migrate')).toMatchObject({ code: 0, out: 'The tables are up to date.' })
  })

  test('is the only command that creates tables or changes those of an older release', async ({
    installation: { admin, context },
  }) => {
    const { database } = context
    const rows = await database.query<{ name: string }>('select name from migrations')
    await database.query('delete from migrations where name = $1', [name])
    const commands = [['codes'], ['set', 'currency', 'USD'], ['delete-user', 'ada@example.com', '--yes']]
    for (const command of commands)
      expect(await admin(...command)).toEqual({
        code: 1,
        out: '',
        err: `The tables are older than this release: ${name}. Use the commands of the release that runs, or bring the tables up to date first: npm run admin -- migrate.`,
      })
    await database.query('delete from migrations')
    expect(await admin('codes')).toEqual({
      code: 1,
      out: '',
      err: `DATABASE_URL: there are no tables of Foyer in this database. Name the server's, or make them: npm run admin -- migrate.`,
    })
    await database.query('insert into migrations (name) select unnest($1::text[])', [
      rows.map((row) => row.name),
    ])
    expect(await admin('codes')).toMatchObject({ code: 0 })
  })

  test('creates the coming months of the audit trail, and drops those that have expired', async ({
    installation,
  }) => {
    const { database } = installation.context
    const listMonths = async () =>
      (
        await database.query<{ name: string }>(
          `select inhrelid::regclass::text as name from pg_inherits
           where inhparent = 'audit_events'::regclass and inhrelid::regclass::text ~ '_events_\\d' order by 1`,
        )
      ).map((row) => row.name)
    await createEventMonths(database)
    const before = await listMonths()
    const [whole] = await database.query<{ name: string; bounds: string }>(
      `select oid::regclass::text as name, pg_get_expr(relpartbound, oid) as bounds from pg_class
       where relispartition and relname ~ '^audit_events_before_'`,
    )
    await database.runScript(`
      alter table audit_events detach partition ${whole?.name}; drop table ${before.at(-1)};
      create table audit_events_2020_01 partition of audit_events for values from ('2020-01-01') to ('2020-02-01')`)
    await installation.admin('migrate')
    const after = await listMonths()
    // Restores the partitions for the next test, including the one of events from before there were monthly ones.
    await database.runScript(`
      delete from audit_events_other; drop table if exists audit_events_2020_01;
      ${after
        .filter((name) => !before.includes(name))
        .map((name) => `drop table if exists ${name};`)
        .join(' ')}
      alter table audit_events attach partition ${whole?.name} ${whole?.bounds}`)
    expect(after).toEqual(expect.arrayContaining(before))
    expect(after).not.toContain('audit_events_2020_01')
  })
})
