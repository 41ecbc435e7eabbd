import { providers } from '@foyer/core/social'

const ids: ReadonlySet<string> = new Set(providers.map(({ id }) => id))

/** Is it the id of a provider that Foyer knows? */
export function isSocialId(id: string): boolean {
  return ids.has(id)
}
