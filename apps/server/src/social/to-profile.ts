import { ProviderFailure } from './provider-failure.ts'
import type { Profile } from './provider.ts'

const maxNameLength = 200

/**
 * What is kept of what a provider says: who it is, and a name for people to see.
 * @throws ProviderFailure without an id that can be relied on
 */
export function toProfile(subject: string | null, name: string | null): Profile {
  // Printable ASCII: every provider's ids are. Anything else would be two spellings of one person, or nobody.
  if (subject === null || !/^[\x21-\x7e]{1,255}$/.test(subject)) throw new ProviderFailure('no_subject')
  return { subject, name: cleanName(name) }
}

/** Control characters break lists and PostgreSQL (U+0000, half a surrogate pair). */
function cleanName(name: string | null): string | null {
  const clean = (name ?? '').replaceAll(/[\p{Cc}\p{Surrogate}]+/gu, ' ').trim()
  return clean === '' ? null : Array.from(clean).slice(0, maxNameLength).join('')
}
