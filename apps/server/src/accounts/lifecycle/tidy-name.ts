/** A visible character: not a blank, a direction mark, a joiner, or a letter without a glyph, such as the Hangul fillers. */
const visible = /[^\p{Cc}\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u

/** A name as typed, without surrounding blanks; empty if it has no visible character. */
export function tidyName(typed: string): string {
  return visible.test(typed) ? typed.trim() : ''
}
