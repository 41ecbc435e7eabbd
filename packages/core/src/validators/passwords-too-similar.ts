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
  const [letters, otherLetters] = [Array.from(one), Array.from(other)]
  // Each letter more or less is a step of its own, so that most pairs need no table.
  if (Math.abs(letters.length - otherLetters.length) >= differentFrom) return false
  return editDistance(letters, otherLetters) < differentFrom
}

/**
 * Damerau-Levenshtein distance, unrestricted: letters may be changed again after they have swapped places.
 * Source: Lowrance and Wagner, "An Extension of the String-to-String Correction Problem", 1975.
 */
export function editDistance(one: readonly string[], other: readonly string[]): number {
  const most = one.length + other.length
  const width = other.length + 2
  const cells = Array.from({ length: (one.length + 2) * width }, () => most)
  const at = (row: number, column: number): number => cells[row * width + column] ?? most
  for (let row = 0; row <= one.length; row++) cells[(row + 1) * width + 1] = row
  for (let column = 0; column <= other.length; column++) cells[width + column + 1] = column

  const lastRowOf = new Map<string, number>()
  for (let row = 1; row <= one.length; row++) {
    let lastMatch = 0
    for (let column = 1; column <= other.length; column++) {
      const swapRow = lastRowOf.get(other[column - 1] ?? '') ?? 0
      const swapColumn = lastMatch
      const isSame = one[row - 1] === other[column - 1]
      if (isSame) lastMatch = column
      cells[(row + 1) * width + column + 1] = Math.min(
        at(row, column) + Number(!isSame),
        at(row + 1, column) + 1,
        at(row, column + 1) + 1,
        at(swapRow, swapColumn) + row - swapRow + column - swapColumn - 1,
      )
    }
    lastRowOf.set(one[row - 1] ?? '', row)
  }
  return at(one.length + 1, other.length + 1)
}
