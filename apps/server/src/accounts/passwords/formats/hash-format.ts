/** How a hashing thread verifies a password. Plain data, because it is sent to the thread. */
export type HashCheck =
  | { readonly type: 'argon2'; readonly hash: string }
  | { readonly type: 'bcrypt'; readonly hash: string }
  | {
      readonly type: 'pbkdf2'
      readonly digest: 'sha1' | 'sha256' | 'sha512'
      readonly iterations: number
      readonly salt: Uint8Array
      readonly key: Uint8Array
    }
  | ({ readonly type: 'scrypt'; readonly parallelism: number } & ScryptInput)
  | ({ readonly type: 'firebase-scrypt'; readonly signerKey: Uint8Array } & ScryptInput)

export interface ScryptInput {
  /** N, a power of two. */
  readonly cost: number
  /** r */
  readonly blockSize: number
  readonly salt: Uint8Array
  readonly key: Uint8Array
}

export interface ParsedHash {
  readonly check: HashCheck
  /** Why it should not be imported from another system, worded as the end of a sentence. It contains nothing of the hash but its cost. */
  readonly problem?: string
}

/** A format of `users.password_hash`. */
export interface HashFormat {
  readonly id: string
  /** `undefined`: the hash is of another format. */
  readonly read: (hash: string) => ParsedHash | undefined
}

/** 128 MiB, which each hashing thread needs during a derivation. */
const maxScryptBytes = 134_217_728

/** Why this scrypt cost cannot be accepted: it takes too much memory or time. */
export function findScryptProblem(cost: number, blockSize: number, parallelism: number): string | undefined {
  const bytes = 128 * cost * blockSize
  if (bytes > maxScryptBytes)
    return `its scrypt takes ${Math.round(bytes / 1_048_576)} MiB, and at most 128 are allowed`
  if (bytes * parallelism > 8 * maxScryptBytes)
    return `its scrypt does the work of ${Math.round((bytes * parallelism) / 1_048_576)} MiB, and at most 1024 are allowed`
  return undefined
}
