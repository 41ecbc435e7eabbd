// Identifies the process that applies the migrations, for the log of the processes that wait for it.
import { hostname } from 'node:os'
import process from 'node:process'
import type { Connection, Database } from '../database.ts'

const prefix = 'foyer migrates'

/** Puts host and process id into the connection's application name, which PostgreSQL cuts off at 63 bytes. */
export async function nameMigrator({ query }: Connection): Promise<void> {
  const name = `${prefix} (${hostname().slice(0, 30)}, process ${process.pid})`
  await query(`select set_config('application_name', $1, false)`, [name])
}

/** One sentence for the log of a process that waits. */
export async function describeMigrator({ query }: Database): Promise<string> {
  const [row] = await query<{ name: string; pid: number; seconds: number }>(
    `select application_name as name, pid, extract(epoch from clock_timestamp() - backend_start)::int as seconds
     from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)`,
    [prefix],
  )
  if (row === undefined)
    return 'Waiting for another process that applies the migrations. It is not connected any more: its lease ends within half a minute.'
  const migrator = row.name.slice(prefix.length).trim()
  return `Waiting for another process ${migrator} that applies the migrations, for ${row.seconds} s by now, as process ${row.pid} of PostgreSQL.`
}
