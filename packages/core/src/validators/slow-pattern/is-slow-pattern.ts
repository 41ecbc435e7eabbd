import { listGraphs, type PatternGraph } from './pattern-graph.ts'

/** Larger patterns are not analysed: nobody writes them by hand. */
const maxPlaces = 300
const maxPatternLength = 2000

/**
 * Whether a short text can keep the pattern busy for ever. That is the case if some text leads from a place back to
 * itself in two ways (exponential ambiguity: Weber and Seidl, 1991), because each repetition then doubles the number of
 * tries. A pattern that is slow with long texts only, such as `.*.*`, is not reported.
 */
export function isSlowPattern(pattern: RegExp): boolean {
  if (pattern.source.length > maxPatternLength) return false
  return listGraphs(pattern).some((graph) => graph.next.length <= maxPlaces && hasAmbiguousLoop(graph))
}

function hasAmbiguousLoop({ characters, next }: PatternGraph): boolean {
  const reachableFrom = new Map(
    next.map((_, place) => [place, findReachable([place], (from) => next[from] ?? [])]),
  )
  const isInSameLoop = (from: number, to: number): boolean =>
    reachableFrom.get(from)?.has(to) === true && reachableFrom.get(to)?.has(from) === true

  for (const [from, targets] of next.entries()) {
    const loopTargets = targets.filter((to) => isInSameLoop(from, to))
    if (new Set(loopTargets).size < loopTargets.length) return true
  }

  const size = next.length
  /** The pairs of places that two matches of the same text can reach in the next step. */
  const nextPairs = (pair: number): number[] => {
    const [one, two] = [Math.floor(pair / size), pair % size]
    return (next[one] ?? []).flatMap((to) =>
      isInSameLoop(one, to)
        ? (next[two] ?? [])
            .filter((other) => isInSameLoop(two, other) && intersects(characters[to], characters[other]))
            .map((other) => to * size + other)
        : [],
    )
  }
  // Both matches start at one place, diverge, and meet there again.
  return next.some((_, place) => {
    if (!isInSameLoop(place, place)) return false
    const samePair = place * size + place
    const reached = findReachable([samePair], nextPairs)
    if (!reached.has(samePair)) return false
    const divergedPairs = [...reached].filter((pair) => Math.floor(pair / size) !== pair % size)
    return divergedPairs.some((pair) => findReachable([pair], nextPairs).has(samePair))
  })
}

function intersects(one = 0n, two = 0n): boolean {
  return (one & two) !== 0n
}

/** All that can be reached in one or more steps. */
function findReachable(start: readonly number[], step: (from: number) => readonly number[]): Set<number> {
  const reached = new Set<number>()
  const queue = [...start]
  for (let from = queue.pop(); from !== undefined; from = queue.pop()) {
    for (const to of step(from)) {
      if (reached.has(to)) continue
      reached.add(to)
      queue.push(to)
    }
  }
  return reached
}
