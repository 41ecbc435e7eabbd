/**
 * Signs that nobody sees, which copied codes bring along: marks of direction, zero-width spaces. Not the joiners, which codes of emoji may
 * have.
 */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Converts a typed code to its stored form: case, full-width letters, blanks, hyphens and signs that nobody sees make no difference. */
export function normalizeCode(code: string): string {
  return code
    .normalize('NFKC')
    .replace(unseen, '')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
}
