import { onTestFinished } from 'vitest'
import type { Database } from '../../database/database.ts'

/** Makes inserts of rows that meet the condition fail until the test ends. Not on Citus, which has no triggers. @param condition on `new` */
export async function failInserts({ query }: Database, table: string, condition: string): Promise<void> {
  await query(
    "create or replace function fail() returns trigger language plpgsql as 'begin raise exception ''as the test wants''; end'",
  )
  await query(
    `create trigger fail before insert on ${table} for each row when (${condition}) execute function fail()`,
  )
  onTestFinished(async () => {
    await query(`drop trigger fail on ${table}`)
  })
}
