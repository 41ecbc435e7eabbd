import type { Location } from 'react-router'

/** Remembers, in the history and not in the address, where a person was stopped to sign in. */
export function createReturnState({ pathname, search, hash }: Location): { from: string } {
  return { from: pathname + search + hash }
}

/** Where to go after signing in. */
export function readReturnPath({ state }: Location): string {
  const from: unknown = state !== null && typeof state === 'object' && 'from' in state ? state.from : null
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/'
}
