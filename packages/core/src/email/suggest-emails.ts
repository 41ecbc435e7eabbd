import { editDistance } from '../validators/index.ts'
import { popularDomains, rightDomains } from './mail-domains.ts'

/** How many addresses are offered at most (specification, section 9). */
const mostSuggestions = 4
/** The largest distance of a typo (specification, section 9), and that of a domain with as few letters as these. */
const usualTypo = 2
const shortTypo = 1
const shortLetters = 6

/** One address on offer. */
export interface EmailSuggestion {
  /** The whole address; its local part as it was typed. */
  readonly email: string
  readonly domain: string
  /** The domain was typed otherwise, and not only typed in part. */
  readonly isCorrection: boolean
}

export interface EmailSuggestionOptions {
  /** The domains on offer, the likeliest first. Default: `popularDomains`. */
  readonly domains?: readonly string[] | undefined
}

const none: readonly EmailSuggestion[] = []

/**
 * What an address that is being typed may become: up to 4 whose domain begins as typed, or one with a typo of a popular
 * domain corrected. Nothing for a text without one @ and something before it, and for a domain that is well known.
 */
export function suggestEmails(
  text: string,
  { domains = popularDomains }: EmailSuggestionOptions = {},
): readonly EmailSuggestion[] {
  const [local = '', typed, ...more] = text.split('@')
  if (local.trim() === '' || typed === undefined || more.length > 0) return none
  const domain = typed.trim().toLowerCase()
  const offered = [...new Set(domains.map((name) => name.toLowerCase()))]
  if (rightDomains.has(domain) || offered.includes(domain)) return none

  const begun = offered.filter((name) => name.startsWith(domain)).slice(0, mostSuggestions)
  const isCorrection = begun.length === 0
  const names = isCorrection ? correctDomain(domain) : begun
  return names.map((name) => ({ email: `${local}@${name}`, domain: name, isCorrection }))
}

/** The nearest popular domain, the more popular of two that are as near; none if none is near enough. */
function correctDomain(domain: string): readonly string[] {
  let nearest: readonly string[] = []
  let least = usualTypo + 1
  for (const popular of popularDomains) {
    const limit = Math.min(least - 1, allowedDistance(domain), allowedDistance(popular))
    const distance = editDistance(Array.from(domain), Array.from(popular), limit)
    if (distance > limit) continue
    nearest = [popular]
    least = distance
  }
  return nearest
}

/** A short name is soon another one: mail.ru and mail.de, aol.com and abc.com. */
function allowedDistance(domain: string): number {
  return domain.replaceAll('.', '').length <= shortLetters ? shortTypo : usualTypo
}
