// Which process applies the migrations? It names its connection, so that those which wait for it can say who it is.
import { hostname } from 'node:os'
import process from 'node:process'
import type { Connection, Database } from '../database.ts'

const prefix = 'foyer migrates'

/** PostgreSQL cuts names off after 63 bytes. */
export async function nameMigrator({ query }: Connection): Promise<void> {
  const name = `${prefix} (${hostname().slice(0, 30)}, process ${process.pid})`
  await query(`select set_config('application_name', $1, false)`, [name])
}

/** One sentence for whoever waits. */
export async function describeMigrator({ query }: Database): Promise<string> {
  const [row] = await query<{ name: string; pid: number; seconds: number }>(
    `select application_name as name, pid, extract(epoch from clock_timestamp() - backend_start)::int as seconds
     from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)`,
    [prefix],
  )
  if (row === undefined)
    return 'Another process has begun with the migrations, and is not connected any more: it is waited for until its lease has ended.'
  const who = row.name.slice(prefix.length).trim()
  return `Another process ${who} applies the migrations, as process ${row.pid} of PostgreSQL for ${row.seconds} s: it is waited for.`
}
