import type { ReturnContext } from '@foyer/sign-in'
import type { Location } from 'react-router'

type ReturnTarget = Pick<Location, 'pathname'> & Partial<Location>

/** The page to return to after signing in, as a history state: it does not show in the address. */
export function createReturnState({ pathname, search = '', hash = '' }: ReturnTarget): { from: string } {
  return { from: pathname + search + hash }
}

/** The same for a return context, with its promo code. */
export function createOtherWayState({ pathname, promocode }: ReturnContext): {
  from: string
  promocode?: string
} {
  return { from: pathname, ...(promocode !== undefined && { promocode }) }
}

/** Reads the promo code of `createOtherWayState`. */
export function readPromocode({ state }: Location): string | undefined {
  const code: unknown =
    state !== null && typeof state === 'object' && 'promocode' in state ? state.promocode : null
  return typeof code === 'string' ? code : undefined
}

/** The history state with the provider that was just linked. */
export function createLinkedState(social: string): { linked: string } {
  return { linked: social }
}

/** Reads the provider of `createLinkedState`. */
export function readLinked({ state }: Location): string | undefined {
  const social: unknown =
    state !== null && typeof state === 'object' && 'linked' in state ? state.linked : null
  return typeof social === 'string' ? social : undefined
}

/** Reads the page to return to after signing in. */
export function readReturnPath({ state }: Location): string {
  const from: unknown = state !== null && typeof state === 'object' && 'from' in state ? state.from : null
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/'
}
