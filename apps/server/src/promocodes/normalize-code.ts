/** Full-width letters, small ones, blanks and hyphens are how a code was typed, and not which one it is. */
export function normalizeCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
}
