import type { ExtendedFingerprint } from '@foyer/core/wire'
import type { Database } from '../../database/database.ts'
import type { Unsealed } from './unseal.ts'

export interface Visitor {
  readonly userId: string
  readonly deviceId: string
  /** The session of the request. */
  readonly sessionId: string
  readonly fingerprint: ExtendedFingerprint
  /** Absent if nothing was sealed. */
  readonly unsealed?: Unsealed | undefined
}

/** More than people have. A program that invents ids only replaces devices of its own account. */
const devicesKept = 100

// One statement stores the device and references it from the session. It skips rows to delete that another call has locked.
const statement = `
  with forgotten as (
    delete from visitors where user_id = $1 and device_id in (
      select device_id from visitors where user_id = $1 and device_id <> $2
      order by last_seen_at desc offset ${devicesKept - 1} for update skip locked
    )
  ), placed as (
    update sessions set device_id = $2 where user_id = $1 and id = $3
  )
  insert into visitors (user_id, device_id, fingerprint, unsealed, sealed_problem)
  values ($1, $2, $4, $5, $6)
  on conflict (user_id, device_id) do update set last_seen_at = excluded.last_seen_at, fingerprint = excluded.fingerprint,
    unsealed = excluded.unsealed, sealed_problem = excluded.sealed_problem`

/** Stores the fingerprint of a person's device, replacing an earlier one. */
export async function saveVisitor({ query }: Database, visitor: Visitor): Promise<void> {
  const { userId, deviceId, sessionId, fingerprint, unsealed } = visitor
  const result = unsealed?.result ?? null
  await query(statement, [
    userId,
    deviceId,
    sessionId,
    JSON.stringify(fingerprint),
    result && JSON.stringify(result),
    unsealed?.problem ?? null,
  ])
}
