import { useState } from 'react'
import { createIdempotencyKey } from '@foyer/core/form'

/** An `Idempotency-Key` that stays the same until it is renewed. */
export interface LastingKey {
  readonly read: () => string
  /** Creates the key for the next action. */
  readonly renew: () => void
}

/**
 * The `Idempotency-Key` of a button's action. Renew it once the action has succeeded: until then it stays the same, so that a button
 * that is pressed again after a lost answer acts once.
 */
export function useIdempotencyKey(): LastingKey {
  const [key] = useState(createLastingKey)
  return key
}

function createLastingKey(): LastingKey {
  let key = createIdempotencyKey()
  return {
    read: () => key,
    renew() {
      key = createIdempotencyKey()
    },
  }
}
