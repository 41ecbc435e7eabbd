import { listGraphs, type PatternGraph } from './pattern-graph.ts'

/** Larger patterns are not analysed: nobody writes them by hand. */
const mostPlaces = 300
const mostText = 2000

/**
 * Whether a short text can keep the pattern busy for ever. That is the case if some text leads from a place back to
 * itself in two ways (exponential ambiguity: Weber and Seidl, 1991), because each repetition then doubles the number of
 * tries. A pattern that is slow with long texts only, such as `.*.*`, is not reported.
 */
export function isSlowPattern(pattern: RegExp): boolean {
  if (pattern.source.length > mostText) return false
  return listGraphs(pattern).some((graph) => graph.next.length <= mostPlaces && hasTwoWaysRound(graph))
}

function hasTwoWaysRound({ characters, next }: PatternGraph): boolean {
  const loopOf = new Map(next.map((_, place) => [place, findReached([place], (from) => next[from] ?? [])]))
  const isRound = (from: number, to: number): boolean =>
    loopOf.get(from)?.has(to) === true && loopOf.get(to)?.has(from) === true

  for (const [from, ways] of next.entries()) {
    const round = ways.filter((to) => isRound(from, to))
    if (new Set(round).size < round.length) return true
  }

  const size = next.length
  /** The pairs of places that two matches of the same text can reach in the next step. */
  const nextPairs = (pair: number): number[] => {
    const [one, two] = [Math.floor(pair / size), pair % size]
    return (next[one] ?? []).flatMap((to) =>
      isRound(one, to)
        ? (next[two] ?? [])
            .filter((other) => isRound(two, other) && shares(characters[to], characters[other]))
            .map((other) => to * size + other)
        : [],
    )
  }
  // Both matches start at one place, diverge, and meet there again.
  return next.some((_, place) => {
    if (!isRound(place, place)) return false
    const together = place * size + place
    const reached = findReached([together], nextPairs)
    if (!reached.has(together)) return false
    const apart = [...reached].filter((pair) => Math.floor(pair / size) !== pair % size)
    return apart.some((pair) => findReached([pair], nextPairs).has(together))
  })
}

function shares(one = 0n, two = 0n): boolean {
  return (one & two) !== 0n
}

/** All that can be reached in one or more steps. */
function findReached(start: readonly number[], step: (from: number) => readonly number[]): Set<number> {
  const reached = new Set<number>()
  const open = [...start]
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const to of step(from)) {
      if (reached.has(to)) continue
      reached.add(to)
      open.push(to)
    }
  }
  return reached
}
