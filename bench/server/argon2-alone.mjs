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

/** @param {number} threads @param {number} seconds @param {(deadline: number) => Promise<number>} countUntil */
async function countPerSecond(threads, seconds, countUntil) {
  const startedAt = Date.now()
  const deadline = startedAt + seconds * 1_000
  const counts = await Promise.all(Array.from({ length: threads }, () => countUntil(deadline)))
  return counts.reduce((sum, count) => sum + count, 0) / ((Date.now() - startedAt) / 1_000)
}

/** With the asynchronous function, which uses libuv's threads. @param {number} deadline */
async function verifyInPool(deadline) {
  let count = 0
  for (; Date.now() < deadline; count++) await verify(stored, 'Correct1horse')
  return count
}

/** With the synchronous function, in a worker thread. @param {number} deadline @returns {Promise<number>} */
async function verifyInThread(deadline) {
  const worker = new Worker(thread, { workerData: { stored, deadline } })
  const [count] = await once(worker, 'message')
  return count
}
