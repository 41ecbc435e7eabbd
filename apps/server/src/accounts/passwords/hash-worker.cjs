// Plain JavaScript, because Node 20 starts worker threads from JavaScript files only, and CommonJS, because a thread that
// imports ES modules takes more memory. The build copies the file unchanged.
const { createCipheriv, pbkdf2Sync, scryptSync, timingSafeEqual } = require('node:crypto')
const { readlinkSync } = require('node:fs')
const { getPriority, setPriority } = require('node:os')
const { parentPort } = require('node:worker_threads')
const { hashSync, verifySync } = require('@node-rs/argon2')

yieldToTheEventLoop()

parentPort?.on('message', (/** @type {import('./hash-pool.ts').HashJob} */ job) => {
  const startedAt = performance.now()
  /** @type {import('./hash-pool.ts').HashOutcome} */
  let outcome
  try {
    outcome = { value: run(job) }
  } catch (error) {
    outcome = { failure: error instanceof Error ? error.message : String(error) }
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ outcome, milliseconds: performance.now() - startedAt })
})

/** @param {import('./hash-pool.ts').HashJob} job */
function run(job) {
  return job.kind === 'hash'
    ? hashSync(job.password, job.options)
    : job.passwords.some((password) => verify(password, job.check))
}

/** @param {string} password @param {import('./formats/hash-format.ts').HashCheck} check */
function verify(password, check) {
  switch (check.type) {
    case 'argon2':
      return verifySync(check.hash, password)
    case 'bcrypt':
      // Loaded for the first bcrypt hash: most installations have none.
      return require('@node-rs/bcrypt').verifySync(password, check.hash)
    case 'pbkdf2':
      return timingSafeEqual(
        pbkdf2Sync(password, check.salt, check.iterations, check.key.length, check.digest),
        check.key,
      )
    case 'scrypt':
      return timingSafeEqual(deriveByScrypt(password, check, check.parallelism, check.key.length), check.key)
    case 'firebase-scrypt': {
      const cipher = createCipheriv('aes-256-ctr', deriveByScrypt(password, check, 1, 32), Buffer.alloc(16))
      return timingSafeEqual(Buffer.concat([cipher.update(check.signerKey), cipher.final()]), check.key)
    }
  }
}

/**
 * @param {string} password
 * @param {import('./formats/hash-format.ts').ScryptInput} input
 * @param {number} parallelization
 * @param {number} length
 */
function deriveByScrypt(password, { cost, blockSize, salt }, parallelization, length) {
  // Node's default limit is 32 MiB, which a usual cost already reaches.
  const maxmem = 128 * blockSize * (cost + parallelization + 2) + 65_536
  return scryptSync(password, salt, length, { cost, blockSize, parallelization, maxmem })
}

/**
 * Lowers the thread's priority, so that in a flood of logins the event loop gets the CPU first, and hashing the rest. The database benefits
 * only if it is in the same scheduling group: Linux weighs the groups of different sessions and services against each other.
 * On Linux every thread has a priority of its own; elsewhere it belongs to the process, so nothing is changed there.
 */
function yieldToTheEventLoop() {
  try {
    const threadId = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(threadId, Math.min(19, getPriority(threadId) + 10))
  } catch {
    // Not Linux, or a sandbox that forbids it: hashing keeps the normal priority.
  }
}
