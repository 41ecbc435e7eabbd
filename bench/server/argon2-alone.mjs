// @ts-check
// The floor for sign-ins: only argon2id, on as many threads as the server may use, in a separate process, so that it has the same
// cores. Both of the library's functions are measured, because which of them is faster depends on the machine.
import { createRequire } from 'node:module'
import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { once } from 'node:events'

const fromServer = createRequire(new URL('../../apps/server/package.json', import.meta.url))
/** @type {typeof import('@node-rs/argon2')} */
const { hash, verify } = fromServer('@node-rs/argon2')

// The parameters in apps/server/src/accounts/passwords/password-hasher.ts.
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const stored = await hash('Correct1horse', parameters)
const thread = new URL('argon2-thread.mjs', import.meta.url)

process.on('message', (/** @type {{ threads: number, seconds: number }} */ { threads, seconds }) => {
  void measure(threads, seconds).then((perSecond) => process.send?.({ type: 'measured', perSecond }))
})
process.send?.({ type: 'ready' })

/** The better result of the two functions, in verified passwords per second. @param {number} threads @param {number} seconds */
async function measure(threads, seconds) {
  const inPool = await countPerSecond(threads, seconds, verifyInPool)
  const inThreads = await countPerSecond(threads, seconds, verifyInThread)
  return Math.max(inPool, inThreads)
}

/** @param {number} threads @param {number} seconds @param {(end: number) => Promise<number>} countUntil */
async function countPerSecond(threads, seconds, countUntil) {
  const startedAt = Date.now()
  const end = startedAt + seconds * 1_000
  const counts = await Promise.all(Array.from({ length: threads }, () => countUntil(end)))
  return counts.reduce((sum, count) => sum + count, 0) / ((Date.now() - startedAt) / 1_000)
}

/** With the asynchronous function, which uses libuv's threads. @param {number} end */
async function verifyInPool(end) {
  let count = 0
  for (; Date.now() < end; count++) await verify(stored, 'Correct1horse')
  return count
}

/** With the synchronous function, in a worker thread. @param {number} end @returns {Promise<number>} */
async function verifyInThread(end) {
  const worker = new Worker(thread, { workerData: { stored, end } })
  const [count] = await once(worker, 'message')
  return count
}
