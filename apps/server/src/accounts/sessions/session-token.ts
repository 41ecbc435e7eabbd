import { hash, randomBytes } from 'node:crypto'

const idBytes = 16

/**
 * The cookie's value: the user's id, and 128 random bits, which make it the only credential of a session. The id is included so that, where
 * the tables are spread over several machines, a look-up asks only the one that has this person's rows.
 * @param random at least 16 bytes that nobody can guess
 */
export function createSessionToken(userId: string, random: Buffer = randomBytes(idBytes)): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, random.subarray(0, idBytes)]).toString('base64url')
}

/** The value that the database stores. A plain hash is enough, because a random token cannot be guessed. */
export function hashSessionToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** Does the text have the form of a token? Anything else needs no look-up. */
export function isSessionToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}

/** The user's id in a token, for the first look-up. A token of the previous release has random bytes there, which match nobody's id. */
export function readUserId(token: string): string {
  const hex = Buffer.from(token, 'base64url').toString('hex', 0, idBytes)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/**
 * The value of the cookie for the browser in which somebody gives a proof. Other copies of the session's cookie do not get it. The database
 * stores its hash, as it does that of a session's token.
 */
export function createProofToken(): string {
  return randomBytes(32).toString('base64url')
}
