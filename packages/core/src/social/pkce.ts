/** The unreserved characters of RFC 3986, which RFC 7636 allows in verifiers. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'
const minLength = 43
const maxLength = 128

/** Fills an array with random bytes: `(bytes) => crypto.getRandomValues(bytes)`. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => unknown

/** The part of `crypto.subtle` that computes a challenge. */
export interface Digester {
  readonly digest: (algorithm: 'SHA-256', bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>
}

/** Creates a PKCE verifier of random length, 43 to 128 characters (RFC 7636, section 4.1). */
export function createCodeVerifier(
  fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes),
): string {
  const pickRandom = createRandomPicker(fillRandom)
  const length = minLength + pickRandom(maxLength - minLength + 1)
  return Array.from({ length }, () => alphabet.charAt(pickRandom(alphabet.length))).join('')
}

/** Computes the S256 challenge of a verifier (RFC 7636, section 4.2). */
export async function codeChallenge(verifier: string, subtle: Digester = crypto.subtle): Promise<string> {
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(verifier)))
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}

/**
 * Creates a function that picks a uniform random integer from 0 to `count` - 1: bytes that would favour small numbers
 * are dropped.
 */
function createRandomPicker(fillRandom: FillRandom): (count: number) => number {
  const bytes = new Uint8Array(256)
  let next = bytes.length
  return (count) => {
    for (;;) {
      if (next === bytes.length) {
        fillRandom(bytes)
        next = 0
      }
      const byte = bytes[next++] ?? 0
      if (byte < 256 - (256 % count)) return byte % count
    }
  }
}
