import { hash, randomBytes } from 'node:crypto'

/** The cookie's value: 256 random bits. It is the only credential of a session. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The value that the database stores. A plain hash is enough, because a random token cannot be guessed. */
export function hashSessionToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** Does it have the form of a token? Anything else needs no look-up. */
export function isSessionToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}
