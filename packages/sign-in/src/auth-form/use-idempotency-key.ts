import { useState } from 'react'
import { createIdempotencyKey } from '@foyer/core/form'

/** An `Idempotency-Key` that stays the same until it is renewed. */
export interface LastingKey {
  readonly read: () => string
  /** For the next time. */
  readonly renew: () => void
}

/**
 * The `Idempotency-Key` of what a button does. It is the same until that has succeeded: pressed again after a lost answer, it acts
 * once.
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
