import { useState } from 'react'
import { createIdempotencyKey } from '@foyer/core/form'

/** The `Idempotency-Key` of an action, which stays the same until it is renewed. */
export interface IdempotencyKey {
  /** Returns the key, for the `key` of `api.call`. */
  readonly read: () => string
  /** Creates the key for the next action. */
  readonly renew: () => void
}

/**
 * The `Idempotency-Key` of a button's action. Renew it once the action has succeeded: until then it stays the same, so that a button
 * that is pressed again after a lost answer acts once.
 */
export function useIdempotencyKey(): IdempotencyKey {
  const [key] = useState(createRenewableKey)
  return key
}

function createRenewableKey(): IdempotencyKey {
  let key = createIdempotencyKey()
  return {
    read: () => key,
    renew() {
      key = createIdempotencyKey()
    },
  }
}
