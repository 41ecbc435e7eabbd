import { hashSync } from '@node-rs/argon2'

/** A hash with outdated parameters: less memory than new ones. */
export function argon2idHashOf(password: string): string {
  return hashSync(password, { algorithm: 2, memoryCost: 4_096, timeCost: 1, parallelism: 1 })
}
