import { createHmac } from 'node:crypto'

/** An account in the authenticator app, with everything that is needed to show its codes. */
export interface Entry {
  readonly id: string
  /** The service that the codes are for; empty if only the key was pasted. */
  readonly issuer: string
  readonly account: string
  readonly secret: Buffer
}

/** In seconds. */
const period = 30

/** The six digits for a point in time (RFC 6238: SHA-1, 30 s). `now` in ms. */
export function codeAt(secret: Buffer, now: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 1000 / period)))
  const hash = createHmac('sha1', secret).update(counter).digest()
  // RFC 4226, 5.3: the last four bits are the offset of the number.
  const offset = hash.readUInt8(hash.length - 1) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** How long the current code is still shown, in whole seconds: 30 to 1. `now` in ms. */
export function secondsLeft(now: number): number {
  return period - (Math.floor(now / 1000) % period)
}
