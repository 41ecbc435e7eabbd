/**
 * Run as a separate process, so that no other test fills its heap: prints the maximum heap size, in bytes, while objects are
 * constantly replaced by new ones. With the argument `small` it first calls `keepHeapSmall`.
 */
import { keepHeapSmall } from '../../start/keep-heap-small.ts'

if (process.argv.includes('small')) keepHeapSmall()

const held: unknown[] = []
let peak = 0
for (let count = 0; count < 500; count++) {
  held[count % 100] = Array.from({ length: 5_000 }, (_, index) => ({ index }))
  if (count % 50 === 0) peak = Math.max(peak, process.memoryUsage().heapTotal)
}
process.stdout.write(String(peak))
