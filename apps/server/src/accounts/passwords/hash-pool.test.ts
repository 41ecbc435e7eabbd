import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test } from 'vitest'
import { HashPool } from './hash-pool.ts'

// A fake hashing thread: it answers on command, and crashes on the password "die".
const scriptedWorker = `
  const { parentPort, workerData } = require('node:worker_threads')
  parentPort.on('message', ({ passwords: [password] }) => {
    if (password === 'die') throw new Error('out of memory')
    Atomics.wait(new Int32Array(workerData), 0, 0)
    parentPort.postMessage({ outcome: { value: password }, milliseconds: 500 })
  })`

const pools: HashPool[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

function openPool(threads: number, observeWait?: (milliseconds: number) => void, script = scriptedWorker) {
  const gate = new Int32Array(new SharedArrayBuffer(4))
  let started = 0
  const startWorker = () => {
    started++
    return new Worker(script, { eval: true, workerData: gate.buffer })
  }
  const pool = new HashPool(threads, startWorker, observeWait)
  pools.push(pool)
  return {
    pool,
    startedThreads: () => started,
    run: (password: string) =>
      pool.run({ kind: 'verify', passwords: [password], check: { type: 'argon2', hash: '' } }),
    letGo: () => {
      Atomics.store(gate, 0, 1)
      Atomics.notify(gate, 0)
    },
  }
}

describe('the hash pool', () => {
  test('runs jobs in the order in which they arrive', async () => {
    const { run, letGo } = openPool(1)
    const done: unknown[] = []
    const names = Array.from({ length: 12 }, (_, index) => String(index))
    const all = Promise.all(names.map(async (name) => done.push(await run(name))))
    letGo()
    await all
    expect(done).toEqual(names)
  })

  test('counts waiting jobs apart from running ones', async () => {
    const { pool, run, letGo } = openPool(2)
    const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map(run))
    expect(pool.depth).toBe(5)
    expect(pool.waiting).toBe(3)
    letGo()
    await all
    expect(pool.depth).toBe(0)
    expect(pool.waiting).toBe(0)
  })

  test('starts another thread only when there is a job for it, and never more threads than allowed', async () => {
    const { run, letGo, startedThreads } = openPool(2)
    expect(startedThreads()).toBe(1)
    const jobs = [run('a')]
    expect(startedThreads()).toBe(1)
    jobs.push(run('b'))
    expect(startedThreads()).toBe(2)
    jobs.push(...['c', 'd', 'e', 'f'].map(run))
    letGo()
    await Promise.all(jobs)
    await run('g')
    expect(startedThreads()).toBe(2)
  })

  test('reports for each finished job how long it waited, which is never negative', async () => {
    const waits: number[] = []
    const { run, letGo } = openPool(1, (milliseconds) => waits.push(milliseconds))
    letGo()
    // The fake worker reports half a second of work, more than the whole job took, so the computed wait would be negative.
    for (const name of ['a', 'b']) await run(name)
    expect(waits).toHaveLength(2)
    for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(0)
  })

  test('estimates no wait while a thread is free, and otherwise the time that the waiting jobs take', async () => {
    const { pool, run, letGo } = openPool(2)
    const jobs = ['a', 'b'].map(run)
    expect(pool.waitMilliseconds).toBe(0)
    jobs.push(...['c', 'd', 'e', 'f'].map(run))
    // Before the first job has finished, the pool assumes 20 ms for each.
    expect(pool.waitMilliseconds).toBe((4 * 20) / 2)
    letGo()
    await Promise.all(jobs)
    expect(pool.waitMilliseconds).toBe(0)
  })

  test('fails each job with the reason when no thread can start, and starts none without a job', async () => {
    const { pool, run, startedThreads } = openPool(1, undefined, "throw new Error('out of memory')")
    for (let job = 1; job <= 3; job++) {
      await expect(run('a')).rejects.toThrow('out of memory')
      expect(startedThreads()).toBe(job)
    }
    expect(pool.depth).toBe(0)
  })

  test('learns from finished jobs how long the others will take', async () => {
    const { pool, run, letGo } = openPool(1)
    letGo()
    for (let job = 0; job < 40; job++) await run('a')
    const one = run('b')
    expect(pool.secondsUntilIdle).toBeGreaterThan(0.4)
    expect(pool.secondsUntilIdle).toBeLessThanOrEqual(0.5)
    await one
    expect(pool.secondsUntilIdle).toBe(0)
  })

  test('fails the jobs of a thread that dies, and replaces the thread for later jobs', async () => {
    const { pool, run, letGo, startedThreads } = openPool(1)
    letGo()
    const [first, second, third] = await Promise.allSettled([run('die'), run('b'), run('c')])
    expect(first).toMatchObject({ status: 'rejected', reason: { message: /out of memory/ } })
    expect(second).toMatchObject({ status: 'rejected' })
    expect(third).toEqual({ status: 'fulfilled', value: 'c' })
    expect(startedThreads()).toBe(2)
    expect(pool.depth).toBe(0)
  })

  test('fails every job when it closes, and takes no more', async () => {
    const { pool, run, letGo } = openPool(1)
    const all = Promise.allSettled(['a', 'b', 'c'].map(run))
    letGo()
    await pool.close()
    const outcomes = await all
    expect(outcomes.at(-1)).toMatchObject({ status: 'rejected' })
    await expect(run('d')).rejects.toThrow('closed')
    expect(pool.depth).toBe(0)
  })
})
