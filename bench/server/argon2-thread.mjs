// @ts-check
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

const fromServer = createRequire(new URL('../../apps/server/package.json', import.meta.url))
/** @type {typeof import('@node-rs/argon2')} */
const { verifySync } = fromServer('@node-rs/argon2')

let count = 0
for (; Date.now() < workerData.deadline; count++) verifySync(workerData.stored, 'Correct1horse')
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(count)
