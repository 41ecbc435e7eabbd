import { describe, expect } from 'vitest'
import { openDatabase } from '../../database/open-database.ts'
import { findPending } from '../../database/migrations/migrate.ts'
import { ada } from '../../testing/people.ts'
import { serverTest, testConfig } from '../../testing/server-test.ts'
import { isEmbedded } from '../../testing/test-database.ts'
import { runAdmin } from './run-admin.ts'

/** The admin command line on a read-only database, such as a replica. */
const test = serverTest.extend<{ admin: (...args: string[]) => Promise<object> }>({
  async admin({ ownDatabase }, use) {
    const url = new URL(ownDatabase.url ?? 'postgres://nowhere')
    url.searchParams.set('options', '-c default_transaction_read_only=on')
    await use(async (...args) => {
      const said = { out: '', err: '' }
      const code = await runAdmin(args, {
        readConfig: () => testConfig,
        open: (_config, options) =>
          openDatabase({ databaseUrl: url.href, dataDir: null, poolSize: 2 }, options),
        operator: 'grace',
        print: (text) => void (said.out += text),
        printError: (text) => void (said.err += text),
      })
      return { code, ...said }
    })
  },
})

const unrecorded =
  'The database takes no writes: it is a replica, or was made read-only. So this look-up is not in the audit trail.'
const refused =
  'It could not be done: the database takes no writes. It is a replica, or was made read-only. Name its primary in DATABASE_URL, or try again once it takes writes.'

// The embedded database is never read-only.
describe.skipIf(isEmbedded)('On a read-only database, npm run admin --', () => {
  test.for([['user', ada.email], ['events'], ['codes'], ['settings']])(
    '%s answers, and says that the look-up is not recorded',
    async (args, { start, admin }) => {
      await (await start()).open().call('register', { body: ada })
      expect(await admin(...args)).toEqual({ code: 0, out: expect.stringMatching(/\S/), err: unrecorded })
    },
  )

  test.for([
    ['set', 'currency', 'USD'],
    ['make-code', 'SPRING'],
    ['end-sessions', ada.email, '--yes'],
    ['delete-user', ada.email, '--yes'],
    ['rotate-token-keys'],
    ['migrate'],
  ])('%s does nothing, and says why and what to do', async (args, { start, admin }) => {
    await (await start()).open().call('register', { body: ada })
    expect(await admin(...args)).toEqual({ code: 1, out: '', err: refused })
  })

  test('migrate says to migrate the primary', async ({ start, admin }) => {
    const { database } = (await start()).context
    const [latest] = await database.query<{ name: string }>('select max(name) as name from migrations')
    await database.query('delete from migrations where name = $1', [latest?.name])
    expect((await findPending(database)).map(({ name }) => name)).toEqual([latest?.name])
    expect(await admin('migrate')).toEqual({
      code: 1,
      out: '',
      err: `MIGRATE: the tables are older than this release, and the database takes no writes: it is a replica, or was made read-only. Migrate its primary first.`,
    })
    await database.query('insert into migrations (name) values ($1)', [latest?.name])
  })
})
