import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { migrate } from './migrate.ts'

const own = await openTestDatabase()
afterAll(() => own.close())

const slowly = `create function slowly(value uuid) returns uuid language plpgsql immutable as
  $$ begin perform pg_sleep(0.02); return value; end $$;`

// The embedded database has one connection without limits. Workers of Citus have limits of their own (docs/clusters/citus.md).
test.runIf(own.url !== null && !own.database.isDistributed)(
  'a migration may take as long as it needs, whatever time limits the database or its user has',
  async () => {
    const { database } = own
    const [row] = await database.query<{ name: string }>('select current_database() as name')
    await database.query(`insert into users (id, email) values (gen_random_uuid(), 'ada@example.com')`)
    await database.runScript(
      `alter database "${row?.name}" set statement_timeout = 10; alter database "${row?.name}" set lock_timeout = 1`,
    )
    const migrations = [
      { name: '9000-slow.sql', script: `${slowly} select slowly(id) from users;` },
      {
        name: '9001-slow-index.sql',
        script:
          '-- Outside of a transaction.\ncreate index concurrently if not exists slow on users (slowly(id));',
      },
    ]
    expect(await migrate(database, { migrations })).toEqual(migrations.map(({ name }) => name))
  },
)
