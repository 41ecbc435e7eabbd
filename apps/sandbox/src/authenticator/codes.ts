import { createHmac } from 'node:crypto'

/** What an app has of a service: enough to show codes. */
export interface Entry {
  readonly id: string
  /** Who the codes are for; empty when the key came alone. */
  readonly issuer: string
  readonly account: string
  readonly secret: Buffer
}

/** In seconds. */
const period = 30

/** The six digits of a moment (RFC 6238: SHA-1, 30 s). `now` in ms. */
export function codeAt(secret: Buffer, now: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 1000 / period)))
  const hash = createHmac('sha1', secret).update(counter).digest()
  // RFC 4226, 5.3: the last four bits say where the number begins.
  const offset = hash.readUInt8(hash.length - 1) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** How long the code of a moment is still shown, in whole seconds: 30 to 1. `now` in ms. */
export function secondsLeft(now: number): number {
  return period - (Math.floor(now / 1000) % period)
}
