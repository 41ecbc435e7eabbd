import type { Row } from '../report.ts'

/** In ms: how long a rule may take for one value. Only ten times that is a fault, because the machine may be shared. */
const patience = 50

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
