import { expect } from 'vitest'
import { recoveryTest as test } from '../../../testing/recovery-test.ts'
import { isCitus } from '../../../testing/test-database.ts'
import { a, b, change, openPerson, undoTokenOf } from './testing/identifier-test.ts'

// Skipped on Citus, which does not support triggers on distributed tables.
test.skipIf(isCitus)(
  'the undo link of a notice does nothing if a concurrent request has just used it up',
  async ({ server, inbox }) => {
    const browser = await openPerson({ server, inbox })
    await change({ server, inbox }, browser, { email: b })
    const token = undoTokenOf(inbox, a)
    const { database } = server.context
    // As a distributed PostgreSQL may do: a row that is already deleted is still found, but there is nothing left to delete.
    await database.runScript(`
      create function find_none() returns trigger language plpgsql as 'begin return null; end';
      create trigger find_none before delete on identifier_undos for each row execute function find_none();`)
    try {
      expect(await server.open().callForError('undo', { token })).toMatchObject({
        status: 400,
        body: { code: 'recovery_invalid' },
      })
    } finally {
      await database.runScript('drop function find_none cascade')
    }
    expect(await browser.call('session')).toMatchObject({ status: 200 })
  },
)
