import type { Row } from '../report.ts'

/** Milliseconds that one value may take a rule; ten times that is a fault, on a machine that others use too. */
const patience = 50

/** Every item through one check. */
export function checkEach<Item>(
  name: string,
  items: readonly Item[],
  check: (item: Item) => string | null,
): Row {
  const faults: string[] = []
  let slowest = 0
  for (const item of items) {
    const startedAt = performance.now()
    let wrong: string | null
    try {
      wrong = check(item)
    } catch (error) {
      wrong = `threw ${String(error)}`
    }
    slowest = Math.max(slowest, performance.now() - startedAt)
    if (wrong !== null) faults.push(`${wrong}, for ${JSON.stringify(item).slice(0, 100)}`)
  }
  if (slowest > patience * 10) faults.push(`one took ${slowest.toFixed(0)} ms`)
  return { name, runs: items.length, result: `slowest ${slowest.toFixed(1)} ms`, faults }
}
