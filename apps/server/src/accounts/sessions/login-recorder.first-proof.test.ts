import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Context } from '../../context.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'
import { isCitus, isEmbedded } from '../../testing/test-database.ts'
import { proveIdentifier } from '../identifiers/first-proof.ts'

/** The key of the advisory lock that holds up statements which read a person. */
const pause = 42
const paused =
  "select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())"

/**
 * Makes every statement that reads a person wait while this advisory lock is held: after the statement has begun, and before it locks the row.
 * @returns a function that undoes this
 */
async function pauseReads({ runScript }: Context['database']): Promise<() => Promise<void>> {
  await runScript(`
    alter table users rename to present_users;
    create function wait_for_pause() returns boolean language sql volatile
      as 'select pg_advisory_xact_lock_shared(${pause}); select true';
    create view users as select * from present_users where wait_for_pause()`)
  return () =>
    runScript(`
      drop view users;
      drop function wait_for_pause();
      alter table present_users rename to users`)
}

// R10.5. Skipped on the embedded database: it has one connection, so nothing else can commit at the same time. Skipped on Citus: there each
// part of the statement sees what was committed before that part began.
test.skipIf(isEmbedded || isCitus)(
  'A provider sign-in that is being recorded while a first proof commits leaves no session behind',
  async ({ start }) => {
    const { open, context } = await start()
    const { database, recordLogin } = context
    const { query, drizzle } = database
    const caller = { address: '127.0.0.1', userAgent: null }
    const identity = { social: 'discord', subject: '42' }
    const { body } = await open().call('register', { body: ada })
    const userId = body.id
    await query("insert into identities (social, subject, user_id) values ('discord', '42', $1)", [userId])
    const resume = await pauseReads(database)
    let late: ReturnType<typeof recordLogin> | undefined
    try {
      await drizzle.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock(${pause})`)
        const first = { methods: ['fed'], mustEnrol: false, trustedAt: null } as const
        late = recordLogin({ userId, account: 'discord:42', identity, ...first, caller })
        await expect.poll(() => query(paused)).toHaveLength(1)
        const proof = { userId, kind: 'email', caller, sessionId: null } as const
        await proveIdentifier(transaction, proof, context.config)
      })
      expect(await late).toBeUndefined()
    } finally {
      await resume()
    }
    expect(await query('select 1 from sessions')).toEqual([])
  },
)
