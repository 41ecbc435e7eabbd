import { hash, randomBytes } from 'node:crypto'

/** What the cookie holds: 256 random bits. Knowing it is being signed in. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database holds. One hash is enough for a random token: there is nothing to guess. */
export function hashSessionToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** Anything else was not made here and needs no look-up. */
export function isSessionToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}
