/** From this edit distance on, passwords count as different. */
const differentFrom = 3

/**
 * Whether the case-folded passwords have a Damerau-Levenshtein distance below 3, or one contains the other. An empty
 * password is not similar to any.
 */
export function arePasswordsTooSimilar(password: string, previous: string): boolean {
  return areSimilar(fold(password), fold(previous))
}

/** To upper case, which also makes ß and ss equal, and the two small sigmas of Greek. In NFKC, as passwords are hashed. */
function fold(text: string): string {
  return text.normalize('NFKC').toUpperCase()
}

function areSimilar(one: string, other: string): boolean {
  if (one === '' || other === '') return false
  if (one.includes(other) || other.includes(one)) return true
  return editDistance(Array.from(one), Array.from(other), differentFrom - 1) < differentFrom
}

/**
 * The unrestricted Damerau-Levenshtein distance: swapped letters may be edited again. Computed up to `most`; the result
 * for a larger distance is some number above it.
 * Source: Lowrance and Wagner, "An Extension of the String-to-String Correction Problem", 1975.
 */
export function editDistance(one: readonly string[], other: readonly string[], most: number): number {
  // The difference in length is the lower bound of the distance.
  const least = Math.abs(one.length - other.length)
  if (least > most) return least
  const start = one.findIndex((letter, index) => letter !== other[index])
  if (start < 0) return least
  const [left, otherLeft] = [one.slice(start), other.slice(start)]
  // How many letters of each text a step consumes, and its cost.
  const steps = [
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 1],
  ]
  // A swap of two letters, plus the letters removed and inserted between them.
  const place = left.indexOf(otherLeft[0] ?? '')
  const otherPlace = otherLeft.indexOf(left[0] ?? '')
  if (place > 0 && otherPlace > 0) steps.push([place + 1, otherPlace + 1, place + otherPlace - 1])
  return Math.min(
    ...steps.map(
      ([taken, otherTaken, cost = 0]) =>
        cost + editDistance(left.slice(taken), otherLeft.slice(otherTaken), most - cost),
    ),
  )
}
