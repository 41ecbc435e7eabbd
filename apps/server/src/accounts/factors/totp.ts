import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { tidyCode } from '../codes/tidy-code.ts'

// RFC 6238 with the parameters that all authenticator apps support: SHA-1, six digits, 30 seconds, counted from 1970.

const stepSeconds = 30
const digits = 6

/** RFC 4226, 4: a secret as long as the hash. */
const secretBytes = 20

export function createTotpSecret(): Buffer {
  return randomBytes(secretBytes)
}

/** The number of the time step of a moment. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

/** The code of a time step (RFC 4226, 5.3). */
export function generateTotp(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The time step that the code belongs to: the current one, or the one before or after, because clocks differ and typing takes time. All
 * three are compared, so that the response time reveals nothing.
 * @param code as typed
 */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  const actual = Buffer.from(tidyCode(code))
  const current = stepOf(now)
  const steps = [current - 1, current, current + 1]
  const isMatch = steps.map((step) => {
    const expected = Buffer.from(generateTotp(secret, step))
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  })
  return steps.find((_, index) => isMatch[index])
}

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, 6, without padding, as authenticator apps read it. */
export function writeBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => base32Alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2)))
    .join('')
}

/** The URI for a QR code (Google Authenticator's Key Uri Format, which all apps read). @param account what the person signs in with */
export function writeTotpUri(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = {
    secret: writeBase32(secret),
    issuer,
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(stepSeconds),
  }
  // Apps show a plus sign as a plus sign, not as a space.
  return `otpauth://totp/${label}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`
}
