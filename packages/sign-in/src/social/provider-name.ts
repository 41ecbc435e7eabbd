import { findProvider } from '@foyer/core/social'

/** What a provider is called; one that has no row yet goes by its id. */
export function nameProvider(social: string): string {
  return findProvider(social)?.name ?? social
}
