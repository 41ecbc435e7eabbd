import { randomBytes } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { parseOptions } from '@node-rs/argon2'
import { noTracer, type Tracer } from '../../operations/observability/tracing/tracer.ts'
import { writeBase64 } from './formats/base64.ts'
import { readHash } from './formats/formats.ts'
import { HashPool } from './hash-pool.ts'
import { OverloadedError } from './overloaded-error.ts'

export interface PasswordHasher {
  /** Returns the argon2id PHC string. @throws OverloadedError */
  hash(password: string): Promise<string>
  /** With `null`, for an account that does not exist, it takes as long, and returns false. @throws OverloadedError */
  verify(hash: string | null, password: string): Promise<boolean>
  /** The number of waiting and running jobs. */
  readonly depth: number
  /** How long a new password would wait, in ms. */
  readonly waitMilliseconds: number
  /** Pending jobs fail. */
  close(): Promise<void>
}

export interface PasswordHasherOptions {
  /** The number of passwords hashed concurrently, each in 19 MiB: at least 1, usually the number of cores. */
  readonly threads: number
  /** The number of passwords that may wait; further ones are rejected. */
  readonly maxQueued: number
  /** A password that would wait longer than this, estimated from recent ones, is rejected too. */
  readonly maxWaitMilliseconds?: number
}

/** Measures the queue. */
export interface PasswordObserver {
  observePasswordWait(milliseconds: number): void
  countRefusedPassword(): void
}

const noObserver: PasswordObserver = {
  observePasswordWait: () => undefined,
  countRefusedPassword: () => undefined,
}

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
export const hashParameters = {
  // `isolatedModules` does not allow the library's `const enum`; this is the value of its Argon2id.
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const

/** Hashes in low-priority threads with a bounded queue. */
export function createPasswordHasher(
  options: PasswordHasherOptions,
  observer: PasswordObserver = noObserver,
  tracer: Pick<Tracer, 'span'> = noTracer,
): PasswordHasher {
  const pool = new HashPool(options.threads, startHashWorker, observer.observePasswordWait)
  const decoyHash = createDecoyHash()

  const { maxQueued, maxWaitMilliseconds = Infinity } = options

  function admit(): void {
    if (pool.waiting < maxQueued && pool.waitMilliseconds <= maxWaitMilliseconds) return
    observer.countRefusedPassword()
    throw new OverloadedError(pool.secondsUntilIdle)
  }

  return {
    async hash(password) {
      admit()
      const job = { kind: 'hash', password: normalizePassword(password), options: hashParameters } as const
      return String(await tracer.span('hash password', () => pool.run(job)))
    },
    async verify(hash, password) {
      admit()
      const job = { kind: 'verify', ...describeCheck(hash ?? decoyHash, password) } as const
      const isMatch = await tracer.span('verify password', () => pool.run(job))
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

/** Is the hash of another format, or are its parameters weaker than today's, so that it should be replaced while the password is known? */
export function needsRehash(hash: string): boolean {
  if (!hash.startsWith('$argon2id$')) return true
  const { memoryCost, timeCost } = parseOptions(hash)
  return memoryCost < hashParameters.memoryCost || timeCost < hashParameters.timeCost
}

/** Normalises a password, so that it gives the same bytes on different systems (NIST SP 800-63B, 3.1.1.2). */
function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}

/**
 * How to verify a hash. We normalise passwords before we hash them, others do not; argon2 may have been made by either. A hash of no known
 * format fails in the thread.
 */
function describeCheck(hash: string, password: string) {
  const check = readHash(hash)?.check ?? ({ type: 'argon2', hash } as const)
  const passwords = check.type === 'argon2' ? [normalizePassword(password), password] : [password]
  return { check, passwords: [...new Set(passwords)] }
}

/** A well-formed hash of no known password, to verify against if there is no account: that takes as long as a real check. */
export function createDecoyHash(): string {
  const { memoryCost, timeCost, parallelism } = hashParameters
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${writeBase64(randomBytes(16))}$${writeBase64(randomBytes(32))}`
}

function startHashWorker(): Worker {
  return new Worker(new URL('./hash-worker.cjs', import.meta.url), {
    // Each thread needs little memory; without limits V8 would size its heap like that of a whole program.
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
  })
}
