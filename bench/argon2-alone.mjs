// @ts-check
// The measure of logins: argon2id and nothing else, on as many threads as the server may use. A process of its own, so
// that it has the cores as the server would.
import { createRequire } from 'node:module'
import process from 'node:process'

const fromServer = createRequire(new URL('../apps/server/package.json', import.meta.url))
/** @type {typeof import('@node-rs/argon2')} */
const { hash, verify } = fromServer('@node-rs/argon2')

// The server's own: apps/server/src/passwords/password-hasher.ts
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const stored = await hash('Correct1horse', parameters)

process.on('message', (/** @type {{ threads: number, seconds: number }} */ { threads, seconds }) => {
  void measure(threads, seconds).then((perSecond) => process.send?.({ type: 'measured', perSecond }))
})
process.send?.({ type: 'ready' })

/** @param {number} threads @param {number} seconds */
async function measure(threads, seconds) {
  let count = 0
  const startedAt = performance.now()
  const end = startedAt + seconds * 1_000
  await Promise.all(
    Array.from({ length: threads }, async () => {
      while (performance.now() < end) {
        await verify(stored, 'Correct1horse')
        count++
      }
    }),
  )
  return count / ((performance.now() - startedAt) / 1_000)
}
