/** From this edit distance on, passwords count as different. */
const differenceThreshold = 3

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
  return editDistance(Array.from(one), Array.from(other), differenceThreshold - 1) < differenceThreshold
}

/**
 * The unrestricted Damerau-Levenshtein distance: swapped letters may be edited again. Computed up to `maxDistance`; the result
 * for a larger distance is some number above it.
 * Source: Lowrance and Wagner, "An Extension of the String-to-String Correction Problem", 1975.
 */
export function editDistance(one: readonly string[], other: readonly string[], maxDistance: number): number {
  // The difference in length is the lower bound of the distance.
  const minDistance = Math.abs(one.length - other.length)
  if (minDistance > maxDistance) return minDistance
  const start = one.findIndex((letter, index) => letter !== other[index])
  if (start < 0) return minDistance
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  // How many letters of each text a step consumes, and its cost.
  const steps = [
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 1],
  ]
  // A swap of two letters, plus the letters removed and inserted between them.
  const swapIndex = rest.indexOf(otherRest[0] ?? '')
  const otherSwapIndex = otherRest.indexOf(rest[0] ?? '')
  if (swapIndex > 0 && otherSwapIndex > 0)
    steps.push([swapIndex + 1, otherSwapIndex + 1, swapIndex + otherSwapIndex - 1])
  return Math.min(
    ...steps.map(
      ([consumed, otherConsumed, cost = 0]) =>
        cost + editDistance(rest.slice(consumed), otherRest.slice(otherConsumed), maxDistance - cost),
    ),
  )
}
