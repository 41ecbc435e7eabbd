import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'

/** Work that one process at a time does. It ends by itself, so that a process that was killed holds up nobody for long. */
export interface Lease {
  /** Starts its time anew. @returns false if another process has it by now */
  renew(): Promise<boolean>
  release(): Promise<void>
}

export const leasesTable =
  'create table if not exists leases (name text primary key, holder uuid not null, expires_at timestamptz not null);'

// One statement on one row, which a distributed PostgreSQL can do as well; an advisory lock would be of one node (decision 014).
const takeStatement = `
  insert into leases as held (name, holder, expires_at) values ($1, $2, now() + make_interval(secs => $3))
  on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
  where held.holder = excluded.holder or held.expires_at <= now()
  returning name`

/** @returns `undefined` while another process has the lease */
export async function takeLease(
  { query }: Pick<Database, 'query'>,
  name: string,
  seconds: number,
): Promise<Lease | undefined> {
  const holder = randomUUID()
  const take = async () => (await query(takeStatement, [name, holder, seconds])).length > 0
  if (!(await take())) return undefined
  return {
    renew: take,
    async release() {
      await query('delete from leases where name = $1 and holder = $2', [name, holder])
    },
  }
}
