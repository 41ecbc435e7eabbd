// Proof Key for Code Exchange, RFC 7636, with S256 only.
import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/** RFC 7636, 4.6. */
export function isVerifierOf(codeChallenge: string, codeVerifier: string): boolean {
  const expected = Buffer.from(codeChallenge)
  const actual = Buffer.from(createCodeChallenge(codeVerifier))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** RFC 7636, 4.2. */
export function createCodeChallenge(codeVerifier: string): string {
  return hash('sha256', codeVerifier, 'base64url')
}

/**
 * The verifier of a linking, which is not stored. It is derived from a secret that only the browser has and from the state in the address,
 * so that neither the address nor the database is enough to compute it.
 */
export function deriveCodeVerifier(browserToken: string, state: string): string {
  return createHmac('sha256', browserToken).update(`verifier ${state}`).digest('base64url')
}
