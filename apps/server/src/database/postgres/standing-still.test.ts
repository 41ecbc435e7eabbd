import { afterAll, expect, test } from 'vitest'
import { lockPerson } from '../../accounts/hold-person.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openDatabase } from '../open-database.ts'

const own = await openTestDatabase()
afterAll(() => own.close())

/** Skipped on the embedded database: it has one connection, so nothing waits for another transaction's lock. */
test.runIf(own.url !== null)(
  'a process that is suspended in a transaction, or lost, holds its locks no longer than a statement may take',
  async () => {
    const database = await openDatabase({
      databaseUrl: own.url,
      dataDir: null,
      poolSize: 1,
      statementSeconds: 0.5,
    })
    const [person] = await own.database.query<{ id: string }>(
      `insert into users (id, email) values (gen_random_uuid(), 'ada@example.com') returning id`,
    )
    const id = person?.id ?? ''
    let goOn: () => void = () => undefined
    let pendingRun: Promise<void> | undefined
    await new Promise<void>((resolveLocked) => {
      pendingRun = database.drizzle.transaction(async (transaction) => {
        await lockPerson(transaction, id)
        resolveLocked()
        await new Promise<void>((resolve) => (goOn = resolve))
        await lockPerson(transaction, id)
      })
    })
    await own.database.drizzle.transaction((transaction) => lockPerson(transaction, id))
    goOn()
    await expect(pendingRun).rejects.toThrow('Failed query')
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    await database.close()
  },
)
