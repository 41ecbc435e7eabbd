import { expect, test } from 'vitest'
import { createBatch } from './batch.ts'

test('calls that arrive together share a batch, and those that arrive while it runs go into the next one', async () => {
  const runs: (readonly number[])[] = []
  const double = createBatch(async (items: readonly number[]) => {
    runs.push(items)
    if (runs.length === 1) late = Promise.all([double(4), double(5)])
    return items.map((item) => item * 2)
  })
  let late: Promise<number[]> | undefined
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6])
  expect(await late).toEqual([8, 10])
  expect(runs).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
})

test('a failure fails the calls of its own batch, and no other', async () => {
  const check = createBatch(async (items: readonly string[]) => {
    if (items.includes('bad')) throw new Error('gone')
    return items
  })
  const outcomes = await Promise.allSettled([check('good'), check('bad')])
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected'])
  expect(await check('good')).toBe('good')
})

test('in a distributed database each call runs alone, so none waits for another or fails with it', async () => {
  const runs: (readonly string[])[] = []
  const check = createBatch(
    async (items: readonly string[]) => {
      runs.push(items)
      if (items.includes('bad')) throw new Error('gone')
      return items
    },
    { isDistributed: true },
  )
  const outcomes = await Promise.allSettled([check('good'), check('bad'), check('better')])
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(runs).toEqual([['good'], ['bad'], ['better']])
})

test('a batch stays open for the given time', async () => {
  let runs = 0
  const count = createBatch(
    async (items: readonly string[]) => {
      runs++
      return items
    },
    { getDelay: () => 20 },
  )
  const early = count('early')
  await new Promise((resolve) => setImmediate(resolve))
  expect(await Promise.all([early, count('late')])).toEqual(['early', 'late'])
  expect(runs).toBe(1)
})

test('batches run at once up to the limit, and further calls wait together until one finishes', async () => {
  const finish: (() => void)[] = []
  const runs: (readonly number[])[] = []
  const hold = createBatch(
    async (items: readonly number[]) => {
      runs.push(items)
      await new Promise<void>((resolve) => finish.push(resolve))
      return items
    },
    { concurrency: 2 },
  )
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
  const answers = []
  for (const item of [1, 2, 3, 4]) {
    answers.push(hold(item))
    await nextTurn()
    await nextTurn()
  }
  expect(runs).toEqual([[1], [2]])
  finish[0]?.()
  expect(await answers[0]).toBe(1)
  await nextTurn()
  await nextTurn()
  expect(runs).toEqual([[1], [2], [3, 4]])
  for (const each of finish) each()
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4])
})
