import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'

/**
 * The exclusive right of one process to do a piece of work. It expires, so that a killed process does not block the
 * others.
 */
export interface Lease {
  /** Extends the lease. @returns false if another process has taken it */
  renew(): Promise<boolean>
  release(): Promise<void>
}

export const leasesTable =
  'create table if not exists leases (name text primary key, holder uuid not null, expires_at timestamptz not null);'

// One statement on one row, which works in a distributed PostgreSQL too; an advisory lock is local to a node (decision
// 014).
const acquireStatement = `
  insert into leases as held (name, holder, expires_at) values ($1, $2, now() + make_interval(secs => $3))
  on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
  where held.holder = excluded.holder or held.expires_at <= now()
  returning name`

/** @returns `undefined` while another process has the lease */
export async function acquireLease(
  { query }: Pick<Database, 'query'>,
  name: string,
  seconds: number,
): Promise<Lease | undefined> {
  const holder = randomUUID()
  const acquire = async () => (await query(acquireStatement, [name, holder, seconds])).length > 0
  if (!(await acquire())) return undefined
  return {
    renew: acquire,
    async release() {
      await query('delete from leases where name = $1 and holder = $2', [name, holder])
    },
  }
}
