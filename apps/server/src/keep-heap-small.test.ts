import { setFlagsFromString } from 'node:v8'
import { expect, onTestFinished, test } from 'vitest'
import { keepHeapSmall } from './keep-heap-small.ts'

/** Bytes of the heap at its largest, while ever new things take the place of older ones. */
function findPeak(): number {
  const held: unknown[] = []
  let peak = 0
  for (let count = 0; count < 4_000; count++) {
    held[count % 100] = Array.from({ length: 5_000 }, (_, index) => ({ index }))
    if (count % 50 === 0) peak = Math.max(peak, process.memoryUsage().heapTotal)
  }
  return peak
}

test('The heap stays near what is held', () => {
  onTestFinished(() => setFlagsFromString('--heap-growing-percent=0'))
  const before = findPeak()
  keepHeapSmall()
  // What the heap has already is given back during the first.
  findPeak()
  expect(findPeak()).toBeLessThan(before * 0.8)
})
