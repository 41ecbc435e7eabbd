import { expect, test } from 'vitest'
import { freeStartMemory } from './free-start-memory.ts'

test('Memory without references is freed at once', async () => {
  const held = {
    lists: Array.from({ length: 50 }, () => Array.from({ length: 20_000 }, (_, index) => ({ index }))),
  }
  const before = process.memoryUsage().heapUsed
  held.lists = []
  await freeStartMemory()
  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 20_000_000)
})
