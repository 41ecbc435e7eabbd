import { tidyName } from '../accounts/lifecycle/tidy-name.ts'
import { ServiceError } from '../operations/outgoing/service-error.ts'
import type { Profile } from './provider.ts'

const maxNameLength = 200

/**
 * The part of a provider's profile that is stored: the person's id, and a display name.
 * @throws ServiceError without a valid id
 */
export function toProfile(subject: string | null, name: string | null): Profile {
  // All providers' ids are printable ASCII. Other characters could give one person two spellings.
  if (subject === null || !/^[\x21-\x7e]{1,255}$/.test(subject)) throw new ServiceError('no_subject')
  return { subject, name: cleanName(name) }
}

/** Removes control characters, which would break lists, and text that PostgreSQL cannot store (U+0000, lone surrogates). */
function cleanName(name: string | null): string | null {
  const clean = tidyName((name ?? '').replaceAll(/[\p{Cc}\p{Surrogate}]+/gu, ' '))
  return clean === '' ? null : Array.from(clean).slice(0, maxNameLength).join('')
}
