import { setTimeout as wait } from 'node:timers/promises'
import { acquireLease } from '../database/lease.ts'
import type { Database } from '../database/database.ts'
import { ApiError } from '../api-error.ts'
import type { Seal } from '../settings/secrets/seal.ts'
import { findSigningKey, isKeyDue, createTokenKey, readTokenKeys, type Replacement } from './token-keys.ts'

/** In seconds: much longer than making a key takes. */
const leaseSeconds = 30

/** In ms: how long to wait for another process that is making a key, and how often to check. */
const timeout = 5_000
const interval = 50

/** Makes a key if there is none, or if the newest is too old, in one process at a time. @returns its id, if this process made one */
export async function createKeyIfDue(database: Database, seal: Seal): Promise<string | undefined> {
  if (!isKeyDue(await readTokenKeys(database), seal)) return undefined
  return runExclusively(database, async () => {
    const keys = await readTokenKeys(database)
    // Another process may have made one while this one waited.
    if (!isKeyDue(keys, seal)) return undefined
    const isFirst = findSigningKey(keys, seal) === undefined
    return createTokenKey(database.drizzle, seal, { isFirst, isRevoking: false })
  })
}

/**
 * Makes a key that replaces the current one, for an operator. @returns its id
 */
export function replaceKey(
  database: Database,
  seal: Seal,
  replacement: Pick<Replacement, 'isRevoking' | 'record'>,
): Promise<string> {
  return runExclusively(database, async () => {
    const keys = await readTokenKeys(database)
    const isFirst = findSigningKey(keys, seal) === undefined
    return createTokenKey(database.drizzle, seal, { ...replacement, isFirst })
  })
}

/** Calls `callback` in one process at a time. @throws ApiError unavailable if another process takes too long */
async function runExclusively<Result>(database: Database, callback: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + timeout
  for (;;) {
    const lease = await acquireLease(database, 'token-keys', leaseSeconds)
    if (lease !== undefined) {
      try {
        return await callback()
      } finally {
        // What was done is done. Without its release the lease expires.
        await lease.release().catch(() => undefined)
      }
    }
    if (performance.now() >= deadline) throw new ApiError('unavailable')
    await wait(interval)
  }
}
