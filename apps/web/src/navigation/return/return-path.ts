import type { Location } from 'react-router'

type ReturnTarget = Pick<Location, 'pathname'> & Partial<Location>

/** The page to return to after signing in, and the promo code. */
export interface ReturnState {
  readonly from: string
  readonly promocode?: string | undefined
}

/** The page to return to after signing in, as a history state: it does not show in the address. */
export function createReturnState({ pathname, search = '', hash = '' }: ReturnTarget): ReturnState {
  return { from: pathname + search + hash }
}

/** The part of the history state that is passed on to the next page, such as from sign-in to sign-up. The rest is for one page only. */
export function forwardReturnState(location: Location): ReturnState {
  return { from: readUncheckedFrom(location), promocode: readPromocode(location) }
}

/** Reads the promo code. */
export function readPromocode(location: Location): string | undefined {
  return readStateText(location, 'promocode')
}

/** The page to return to after signing in, to be passed on. Navigate to `useReturnPath` instead, which checks it. */
export function readUncheckedFrom(location: Location): string {
  return readStateText(location, 'from') ?? '/'
}

/** Reads a text of a history state, which may be of another build, or not ours at all. */
function readStateText({ state }: Location, name: string): string | undefined {
  const { [name]: text }: Record<string, unknown> = Object(state)
  return typeof text === 'string' ? text : undefined
}
