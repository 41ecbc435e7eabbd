import { randomBytes } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { parseOptions } from '@node-rs/argon2'
import { noTracer, type Tracer } from '../../operations/observability/tracing/tracer.ts'
import { writeBase64 } from './formats/base64.ts'
import { parseHash } from './formats/formats.ts'
import { HashPool } from './hash-pool.ts'
import { OverloadedError } from './overloaded-error.ts'

export interface PasswordHasher {
  /** Returns the argon2id PHC string. @throws OverloadedError */
  hash(password: string): Promise<string>
  /** `null` stands for an account that does not exist: the call takes as long, and returns false. @throws OverloadedError */
  verify(hash: string | null, password: string): Promise<boolean>
  /**
   * Should the hash be replaced while the password is known? It should if it has another format, or weaker parameters than new hashes.
   */
  needsRehash(hash: string): boolean
  /** The number of waiting and running jobs. */
  readonly depth: number
  /** How long a new password would wait for a thread, in ms. */
  readonly waitMilliseconds: number
  /** Jobs that are still pending fail. */
  close(): Promise<void>
}

export interface PasswordHasherOptions {
  /** The number of passwords hashed concurrently, each in 19 MiB: at least 1, usually the number of cores. */
  readonly threads: number
  /** The number of passwords that may wait; further ones are rejected. */
  readonly maxQueued: number
  /** A password that would wait longer than this, as estimated from recent ones, is also rejected. */
  readonly maxWaitMilliseconds?: number
  /** How new passwords are hashed. Default: as OWASP recommends. Tests of other things use cheaper parameters. */
  readonly parameters?: HashParameters
}

/** Receives measurements of the queue. */
export interface PasswordObserver {
  observePasswordWait(milliseconds: number): void
  countRefusedPassword(): void
}

const noObserver: PasswordObserver = {
  observePasswordWait: () => undefined,
  countRefusedPassword: () => undefined,
}

export interface HashParameters {
  /** In KiB. */
  readonly memoryCost: number
  /** The number of passes over that memory. */
  readonly timeCost: number
}

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
export const hashParameters: HashParameters = { memoryCost: 19_456, timeCost: 2 }

/** The value of the library's `Argon2id`, a `const enum`, which cannot be imported with `isolatedModules`. */
const argon2id = { algorithm: 2, parallelism: 1 } as const

/** Hashes in low-priority threads with a bounded queue. */
export function createPasswordHasher(
  options: PasswordHasherOptions,
  observer: PasswordObserver = noObserver,
  tracer: Pick<Tracer, 'span'> = noTracer,
): PasswordHasher {
  const pool = new HashPool(options.threads, startHashWorker, observer.observePasswordWait)
  const { maxQueued, maxWaitMilliseconds = Infinity, parameters = hashParameters } = options
  const decoyHash = createDecoyHash(parameters)

  function requireCapacity(): void {
    if (pool.waiting < maxQueued && pool.waitMilliseconds <= maxWaitMilliseconds) return
    observer.countRefusedPassword()
    throw new OverloadedError(pool.secondsUntilIdle)
  }

  return {
    async hash(password) {
      requireCapacity()
      const job = {
        kind: 'hash',
        password: normalizePassword(password),
        options: { ...argon2id, ...parameters },
      } as const
      return String(await tracer.span('hash password', () => pool.run(job)))
    },
    async verify(hash, password) {
      requireCapacity()
      const job = { kind: 'verify', ...describeCheck(hash ?? decoyHash, password) } as const
      const isMatch = await tracer.span('verify password', () => pool.run(job))
      return isMatch === true && hash !== null
    },
    needsRehash: (hash) => isWeaker(hash, parameters),
    get waitMilliseconds() {
      return pool.waitMilliseconds
    },
    get depth() {
      return pool.depth
    },
    close: () => pool.close(),
  }
}

function isWeaker(hash: string, parameters: HashParameters): boolean {
  if (!hash.startsWith('$argon2id$')) return true
  const { memoryCost, timeCost } = parseOptions(hash)
  return memoryCost < parameters.memoryCost || timeCost < parameters.timeCost
}

/** Normalises a password, so that it gives the same bytes on different systems (NIST SP 800-63B, 3.1.1.2). */
function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}

/**
 * How to verify a hash. We normalise passwords before hashing; other systems do not, and an argon2 hash may come from either. For a hash of
 * unknown format, the job fails in the thread.
 */
function describeCheck(hash: string, password: string) {
  const check = parseHash(hash)?.check ?? ({ type: 'argon2', hash } as const)
  const passwords = check.type === 'argon2' ? [normalizePassword(password), password] : [password]
  return { check, passwords: [...new Set(passwords)] }
}

/** A well-formed hash of no known password. Without an account, it is verified instead, which takes as long as a real check. */
export function createDecoyHash({ memoryCost, timeCost } = hashParameters): string {
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${argon2id.parallelism}$${writeBase64(randomBytes(16))}$${writeBase64(randomBytes(32))}`
}

function startHashWorker(): Worker {
  return new Worker(new URL('./hash-worker.cjs', import.meta.url), {
    // A thread needs little memory; without limits V8 would size its heap like that of a whole program.
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
  })
}
