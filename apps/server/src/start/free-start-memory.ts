import { Session } from 'node:inspector/promises'

/**
 * Collects the garbage that the start has left, such as module sources. V8 itself would not do so until the heap had grown much larger.
 */
export async function freeStartMemory(): Promise<void> {
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.collectGarbage')
  session.disconnect()
}
