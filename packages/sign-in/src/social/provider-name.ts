import { findProvider } from '@foyer/core/social'

/** A provider's name; an unknown provider is named by its id, if that is a single word: anybody can write the address it comes from. */
export function nameProvider(social: string): string {
  return findProvider(social)?.name ?? (/^[a-z][a-z\d_-]{0,19}$/i.test(social) ? social : '?')
}
