import { cdp } from 'vitest/browser'

/** The part of the Chrome DevTools Protocol that counts nodes and listeners. */
interface CountingProtocol {
  send(method: 'HeapProfiler.enable' | 'HeapProfiler.collectGarbage'): Promise<unknown>
  send(method: 'Memory.getDOMCounters'): Promise<{ nodes: number; jsEventListeners: number }>
  send(method: 'Runtime.getHeapUsage'): Promise<{ usedSize: number }>
}

async function count() {
  const protocol = cdp() as CountingProtocol
  await protocol.send('HeapProfiler.enable')
  // React records performance measures in development, and the browser keeps them.
  performance.clearMeasures()
  for (let turn = 0; turn < 3; turn++) await protocol.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await protocol.send('Memory.getDOMCounters')
  const { usedSize: heap } = await protocol.send('Runtime.getHeapUsage')
  return { nodes, listeners, heap }
}

/**
 * Polls until something is true, without waiting for frames, which would take two for each of a thousand cycles. Vitest's own `waitFor` and
 * `expect` keep records, which would be counted.
 */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve))
}

/**
 * Counts what a hundred cycles leave behind: nodes, listeners, and kB of heap. The first cycles do not count, because the browser allocates
 * and compiles some things once. The heap is that of the whole page, and fluctuates with compiled code: a leak grows in each of the
 * measured parts, so the median part counts.
 */
export async function countLeftBehind(runCycle: () => Promise<unknown>) {
  for (let time = 0; time < 120; time++) await runCycle()
  // Once before measuring: the browser keeps the layers of the last cycle, with the nodes around them.
  await count()
  await runCycle()
  const counts = [await count()]
  for (let part = 0; part < parts; part++) {
    for (let time = 0; time < 100 / parts; time++) await runCycle()
    counts.push(await count())
  }
  const growths = counts
    .slice(1)
    .map(({ heap }, part) => heap - (counts[part]?.heap ?? 0))
    .toSorted((less, more) => less - more)
  const [first, last] = [counts[0], counts.at(-1)]
  return {
    nodes: (last?.nodes ?? Infinity) - (first?.nodes ?? 0),
    listeners: (last?.listeners ?? Infinity) - (first?.listeners ?? 0),
    heap: ((growths[Math.floor(parts / 2)] ?? Infinity) * parts) / 1000,
  }
}

const parts = 5
