// Fills the tables as in a large installation.
import type { Database } from '../../../apps/server/src/database/database.ts'
import { accountTables } from './account-tables.ts'
import { factorTables } from './factor-tables.ts'
import { lastYear, type FilledTable } from './values.ts'

const tables: Readonly<Record<string, FilledTable>> = { ...accountTables, ...factorTables }

/** @param rows the number of rows in the largest tables @param print is called with a line for each table */
export async function fill(database: Database, rows: number, print: (text: string) => void): Promise<void> {
  await database.withConnection(async ({ query, runScript }) => {
    for (const [table, { share, values }] of Object.entries(tables)) {
      const count = Math.ceil(rows * share)
      print(`${table}: ${count.toLocaleString('en')} rows`)
      await query(
        `insert into ${table} (${Object.keys(values).join(', ')})
         select ${Object.values(values).join(', ')} from generate_series(1, ${count}) as n`,
      )
    }
    await runScript('vacuum analyze')
  })
}

/** Gives a person a long history: more rows in every table than most people have. */
export async function fillPerson({ query }: Database, email: string): Promise<void> {
  const ofPerson = '(select user_id from user_emails where email = $1)'
  await query(
    `insert into audit_events (id, at, event, user_id, account)
     select gen_random_uuid(), ${lastYear}, 'login', ${ofPerson}, $1 from generate_series(1, 3000) as n`,
    [email],
  )
  await query(
    `insert into sessions (token_hash, id, user_id, created_at, expires_at)
     select md5(random()::text), gen_random_uuid(), ${ofPerson}, now() - interval '1 day', now() + interval '1 day'
     from generate_series(1, 200) as n`,
    [email],
  )
}
