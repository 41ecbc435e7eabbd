/** Something that people see, unlike blanks, marks of direction, joiners, and letters without a shape, such as the Hangul fillers. */
const visible = /[^\p{Cc}\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u

/** A name that somebody has typed, without the blanks around it; empty if nobody would see it. */
export function tidyName(typed: string): string {
  return visible.test(typed) ? typed.trim() : ''
}
