import type { Luggage } from '@foyer/sign-in'
import type { Location } from 'react-router'

/** Remembers, in the history and not in the address, where a person was stopped to sign in. */
export function createReturnState({ pathname, search, hash }: Location): { from: string } {
  return { from: pathname + search + hash }
}

/** The same for a path, and for the promo code of somebody who tries another way. */
export function createLuggageState({ pathname, promocode }: Luggage): { from: string; promocode?: string } {
  return { from: pathname, ...(promocode !== undefined && { promocode }) }
}

/** The promo code of `createLuggageState`. */
export function readPromocode({ state }: Location): string | undefined {
  const code: unknown =
    state !== null && typeof state === 'object' && 'promocode' in state ? state.promocode : null
  return typeof code === 'string' ? code : undefined
}

/** Where to go after signing in. */
export function readReturnPath({ state }: Location): string {
  const from: unknown = state !== null && typeof state === 'object' && 'from' in state ? state.from : null
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/'
}
