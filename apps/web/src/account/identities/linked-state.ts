import type { Location } from 'react-router'

/** The history state with the provider that was just linked. */
export function createLinkedState(social: string) {
  return { linked: social }
}

/** Reads the provider from the history state. */
export function readLinked({ state }: Location): string | undefined {
  const { linked }: { linked?: unknown } = Object(state)
  return typeof linked === 'string' ? linked : undefined
}
