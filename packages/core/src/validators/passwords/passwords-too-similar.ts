/** Distances from here on count as different. */
const differentFrom = 3

/** Case-folded Damerau-Levenshtein distance under 3, or one contains the other. Nothing is similar to an empty one. */
export function arePasswordsTooSimilar(password: string, previous: string): boolean {
  return areSimilar(fold(password), fold(previous))
}

/** Upper case first: it brings together what lower case alone keeps apart, as in ß and ss. */
function fold(text: string): string {
  return text.normalize('NFC').toUpperCase().toLowerCase()
}

function areSimilar(one: string, other: string): boolean {
  if (one === '' || other === '') return false
  if (one.includes(other) || other.includes(one)) return true
  return editDistance(Array.from(one), Array.from(other), differentFrom - 1) < differentFrom
}

/**
 * Damerau-Levenshtein distance, unrestricted: letters may be changed again after they have swapped places. It is looked for as
 * far as `most`; one that is greater comes back as some number above it.
 * Source: Lowrance and Wagner, "An Extension of the String-to-String Correction Problem", 1975.
 */
export function editDistance(one: readonly string[], other: readonly string[], most: number): number {
  // Each letter more or less is a step of its own.
  const least = Math.abs(one.length - other.length)
  if (least > most) return least
  const start = one.findIndex((letter, index) => letter !== other[index])
  if (start < 0) return least
  const [left, otherLeft] = [one.slice(start), other.slice(start)]
  // How many letters a step takes from both, and what it costs.
  const steps = [
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 1],
  ]
  // Two letters that have swapped places, with what has gone from between them and what has come there.
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
