import { cdp } from 'vitest/browser'

/** The part of Chromium's protocol that counts. */
interface CountingProtocol {
  send(method: 'HeapProfiler.enable' | 'HeapProfiler.collectGarbage'): Promise<unknown>
  send(method: 'Memory.getDOMCounters'): Promise<{ nodes: number; jsEventListeners: number }>
  send(method: 'Runtime.getHeapUsage'): Promise<{ usedSize: number }>
}

async function count() {
  const protocol = cdp() as CountingProtocol
  await protocol.send('HeapProfiler.enable')
  // React measures what it draws in development, and the browser keeps that.
  performance.clearMeasures()
  for (let turn = 0; turn < 3; turn++) await protocol.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await protocol.send('Memory.getDOMCounters')
  const { usedSize: heap } = await protocol.send('Runtime.getHeapUsage')
  return { nodes, listeners, heap }
}

/** Waits for something without a trace of its own: what Vitest waits and expects with keeps a record. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(requestAnimationFrame)
}

/** What a hundred turns of something leave behind: nodes, listeners, and kB of heap. What the first ones
 * need, and the browser to compile what it runs often, stays out of it. */
export async function countLeftBehind(turn: () => Promise<unknown>) {
  for (let time = 0; time < 120; time++) await turn()
  // From the first count on, the browser keeps the pictures of the last turn, and what is around them.
  await count()
  await turn()
  const before = await count()
  for (let time = 0; time < 100; time++) await turn()
  const after = await count()
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heap: (after.heap - before.heap) / 1000,
  }
}
