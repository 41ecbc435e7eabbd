// @ts-check
// Compares two things on a machine that is never completely idle: measures both in every round, and takes the median.

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middleIndex = sorted.length >> 1
  const upper = sorted[middleIndex] ?? NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middleIndex - 1] ?? NaN)) / 2
}

/**
 * Runs all measurements once per round. Each round starts with a different one.
 * @template Value
 * @param {Record<string, () => Promise<Value>>} measurements @param {number} count @param {(text: string) => void} print
 * @returns {Promise<Record<string, Value[]>>}
 */
export async function runRounds(measurements, count, print) {
  const entries = Object.entries(measurements)
  /** @type {Record<string, Value[]>} */
  const results = Object.fromEntries(entries.map(([name]) => [name, []]))
  for (let round = 0; round < count; round++) {
    const first = round % entries.length
    for (const [name, measure] of [...entries.slice(first), ...entries.slice(0, first)]) {
      print(`round ${round + 1} of ${count}: ${name}`)
      results[name]?.push(await measure())
    }
  }
  return results
}

/**
 * The median of the rounds' ratios: noise that lasts longer than a measurement affects both sides of a round.
 * @param {readonly number[]} ours
 * @param {readonly number[]} measure
 */
export function medianRatio(ours, measure) {
  return median(ours.map((value, round) => value / (measure[round] ?? NaN)))
}
