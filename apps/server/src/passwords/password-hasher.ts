import { randomBytes } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { parseOptions } from '@node-rs/argon2'
import { HashPool } from './hash-pool.ts'
import { OverloadedError } from './overloaded-error.ts'

export interface PasswordHasher {
  /** The argon2id PHC string. @throws OverloadedError */
  hash(password: string): Promise<string>
  /** `null`: there is no such account, which takes as long and is always false. @throws OverloadedError */
  verify(hash: string | null, password: string): Promise<boolean>
  /** Jobs waiting and running. */
  readonly depth: number
  /** How long a password handed in now would wait for its turn. */
  readonly waitMilliseconds: number
  /** Jobs not done yet fail. */
  close(): Promise<void>
}

export interface PasswordHasherOptions {
  /** Passwords hashed at the same moment, each in 19 MiB: 1 or more, as a rule the number of cores. */
  readonly threads: number
  /** Passwords that may wait; one more is refused at once. */
  readonly maxQueued: number
  /** One more is refused as well where it would wait longer than this, at the speed of the last ones. */
  readonly maxWaitMilliseconds?: number
}

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
export const hashParameters = {
  // The type's `const enum` cannot be read under `isolatedModules`; this is its Argon2id.
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const

/** Hashes in threads of low priority behind a bounded queue. */
export function createPasswordHasher(options: PasswordHasherOptions): PasswordHasher {
  const pool = new HashPool(options.threads, startHashWorker)
  const decoyHash = createDecoyHash()

  const { maxQueued, maxWaitMilliseconds = Infinity } = options

  function admit(): void {
    if (pool.waiting >= maxQueued || pool.waitMilliseconds > maxWaitMilliseconds)
      throw new OverloadedError(pool.secondsUntilIdle)
  }

  return {
    async hash(password) {
      admit()
      const job = { kind: 'hash', password: normalizePassword(password), options: hashParameters } as const
      return String(await pool.run(job))
    },
    async verify(hash, password) {
      admit()
      const job = { kind: 'verify', password: normalizePassword(password), hash: hash ?? decoyHash } as const
      const isMatch = await pool.run(job)
      return isMatch === true && hash !== null
    },
    get waitMilliseconds() {
      return pool.waitMilliseconds
    },
    get depth() {
      return pool.depth
    },
    close: () => pool.close(),
  }
}

/** The hash was made with less than today's parameters: make a new one while the password is at hand. */
export function needsRehash(hash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(hash)
  return (
    !hash.startsWith('$argon2id$') ||
    memoryCost < hashParameters.memoryCost ||
    timeCost < hashParameters.timeCost
  )
}

/** The same characters typed on different systems become the same bytes (NIST SP 800-63B, 3.1.1.2). */
function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}

/** A well-formed hash that no known password has: checking against it takes the time of a real one. */
function createDecoyHash(): string {
  const { memoryCost, timeCost, parallelism } = hashParameters
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${randomBase64(16)}$${randomBase64(32)}`
}

/** Without padding, as the PHC string format wants it. */
function randomBase64(bytes: number): string {
  return randomBytes(bytes).toString('base64').replace(/=+$/, '')
}

function startHashWorker(): Worker {
  return new Worker(new URL('./hash-worker.cjs', import.meta.url), {
    // Its own objects are few; without limits every thread would reserve heap like a program of its own.
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
  })
}
