import { editDistance } from '../validators/index.ts'
import { popularDomains, knownDomains } from './mail-domains.ts'

/** The maximum number of suggestions (specification, section 9). */
const maxSuggestions = 4
/** The maximum edit distance of a typo (specification, section 9), and the smaller one for short domains. */
const maxDistance = 2
const maxShortDistance = 1
const shortDomainLength = 6

/** A suggested address. */
export interface EmailSuggestion {
  /** The whole address, with the local part as typed. */
  readonly email: string
  readonly domain: string
  /** True if the domain was mistyped, false if it was only incomplete. */
  readonly isCorrection: boolean
}

/** Which addresses are suggested. */
export interface EmailSuggestionOptions {
  /** The domains to suggest, most likely first. Default: `popularDomains`. */
  readonly domains?: readonly string[] | undefined
}

const noSuggestions: readonly EmailSuggestion[] = []

/**
 * Suggests up to 4 addresses for one that is being typed: completions of its domain, or a correction of a typo in it.
 * Returns none for a text without exactly one @ and a local part, or with a well-known domain.
 */
export function suggestEmails(
  text: string,
  { domains = popularDomains }: EmailSuggestionOptions = {},
): readonly EmailSuggestion[] {
  const [local = '', typed, ...more] = text.split('@')
  if (local.trim() === '' || typed === undefined || more.length > 0) return noSuggestions
  const domain = typed.trim().toLowerCase()
  const offered = [...new Set(domains.map((name) => name.toLowerCase()))]
  if (knownDomains.has(domain) || offered.includes(domain)) return noSuggestions

  const completions = offered.filter((name) => name.startsWith(domain)).slice(0, maxSuggestions)
  const isCorrection = completions.length === 0
  const names = isCorrection ? correctDomain(domain) : completions
  return names.map((name) => ({ email: `${local}@${name}`, domain: name, isCorrection }))
}

/** The closest popular domain within the allowed edit distance; the more popular one of two that are as close. */
function correctDomain(domain: string): readonly string[] {
  let nearest: readonly string[] = []
  let bestDistance = maxDistance + 1
  for (const popular of popularDomains) {
    const limit = Math.min(bestDistance - 1, allowedDistance(domain), allowedDistance(popular))
    const distance = editDistance(Array.from(domain), Array.from(popular), limit)
    if (distance > limit) continue
    nearest = [popular]
    bestDistance = distance
  }
  return nearest
}

/**
 * Short domains differ by few characters (mail.ru and mail.de, aol.com and abc.com), so allow a smaller edit distance.
 */
function allowedDistance(domain: string): number {
  return domain.replaceAll('.', '').length <= shortDomainLength ? maxShortDistance : maxDistance
}
