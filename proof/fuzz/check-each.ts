import type { Row } from '../report.ts'

/** In ms: how long a rule may take for one value. Only ten times that is a fault, because the machine may be shared. */
const maxDuration = 50

/** Checks each item with one function. */
export function checkEach<Item>(
  name: string,
  items: readonly Item[],
  check: (item: Item) => string | null,
): Row {
  const faults: string[] = []
  let slowest = 0
  for (const item of items) {
    const startedAt = performance.now()
    let problem: string | null
    try {
      problem = check(item)
    } catch (error) {
      problem = `threw ${String(error)}`
    }
    slowest = Math.max(slowest, performance.now() - startedAt)
    if (problem !== null) faults.push(`${problem}, for ${JSON.stringify(item).slice(0, 100)}`)
  }
  if (slowest > maxDuration * 10) faults.push(`one took ${slowest.toFixed(0)} ms`)
  return { name, runs: items.length, result: `slowest ${slowest.toFixed(1)} ms`, faults }
}
