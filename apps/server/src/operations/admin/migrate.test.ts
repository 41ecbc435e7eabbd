import { describe, expect } from 'vitest'
import { adminTest as test } from '../../testing/admin-test.ts'

const name = '0017-look-ups-by-user.sql'

describe('npm run admin -- migrate', () => {
  test('lists what is missing and changes nothing, then applies it, and records that', async ({
    installation,
  }) => {
    const { admin, context } = installation
    const countApplied = async () =>
      (await context.database.query('select 1 from migrations where name = $1', [name])).length
    // As before an upgrade: nobody has made these indexes yet.
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
})
