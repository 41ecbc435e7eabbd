import { listGraphs, type PatternGraph } from './pattern-graph.ts'

/** A pattern with more places, or more text, than this is not looked at: nobody writes it by hand. */
const mostPlaces = 300
const mostText = 2000

/**
 * Can a short text keep this pattern busy for ever? It can when a text leads from a place back to that place in two
 * ways (Weber and Seidl, 1991, call it exponential ambiguity): each round through the loop then doubles what is tried
 * before the pattern gives up. What is merely slow with long texts, as `.*.*` is, counts as quick.
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
  /** Two walkers on the same text: every pair of places that they can be in next. */
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
  // Both start in one place, part, and meet there again.
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

/** All that can be reached in one step or more. */
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
