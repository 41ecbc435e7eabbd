/** Converts a typed code to its stored form: case, full-width letters, blanks and hyphens make no difference. */
export function normalizeCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
}
