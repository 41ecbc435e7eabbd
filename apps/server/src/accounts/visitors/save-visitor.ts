import type { ExtendedFingerprint } from '@foyer/core/wire'
import type { Database } from '../../database/database.ts'
import type { Unsealed } from './unseal.ts'

export interface Visitor {
  readonly userId: string
  readonly deviceId: string
  /** The session of the request. */
  readonly sessionId: string
  readonly fingerprint: ExtendedFingerprint
  /** Absent if there was no sealed result. */
  readonly unsealed?: Unsealed | undefined
}

/** More devices than people have. A program that invents ids only replaces devices of its own account. */
const maxDevices = 100

// One statement sets the session's reference to the device, and stores the device only if that session still exists. A concurrent deletion
// of the account either waits for the session's row, and then deletes the device too, or this statement waits for the deletion. Old devices
// that another call has locked are skipped.
const statement = `
  with forgotten as (
    delete from visitors where user_id = $1 and device_id in (
      select device_id from visitors where user_id = $1 and device_id <> $2
      order by last_seen_at desc offset ${maxDevices - 1} for update skip locked
    )
  ), placed as (
    update sessions set device_id = $2 where user_id = $1 and id = $3 returning user_id
  ), stored as (
    insert into visitors (user_id, device_id, fingerprint, unsealed, sealed_problem)
    select user_id, $2::uuid, $4::jsonb, $5::jsonb, $6::text from placed
    on conflict (user_id, device_id) do update set last_seen_at = excluded.last_seen_at, fingerprint = excluded.fingerprint,
      unsealed = excluded.unsealed, sealed_problem = excluded.sealed_problem
    returning user_id
  )
  select user_id from stored`

/** Stores the fingerprint of a person's device, replacing an earlier one. @returns false if the session has ended */
export async function saveVisitor({ query }: Database, visitor: Visitor): Promise<boolean> {
  const { userId, deviceId, sessionId, fingerprint, unsealed } = visitor
  const result = unsealed?.result ?? null
  const stored = await query(statement, [
    userId,
    deviceId,
    sessionId,
    JSON.stringify(fingerprint),
    result && JSON.stringify(result),
    unsealed?.problem ?? null,
  ])
  return stored.length > 0
}
