/**
 * Invisible characters that copied codes may contain: direction marks and zero-width spaces. Joiners are kept, because emoji in codes may
 * need them.
 */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * Converts a typed code to its stored form: ignores case, full-width letters, blanks, hyphens and invisible characters. İ is an I too: Turkish
 * keyboards write it for the capital of i, and the small letters of İNDİRİM are those of INDIRIM everywhere else.
 */
export function normalizeCode(code: string): string {
  return normalizeWithDots(code).replace(/\u0130|I\u0307/g, 'I')
}

/** The stored form of codes that were made while an İ was another letter than an I. */
export function normalizeWithDots(code: string): string {
  return code
    .normalize('NFKC')
    .replace(invisible, '')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
}
